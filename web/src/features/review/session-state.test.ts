import { describe, expect, test } from 'vitest';
import {
  answered,
  goOn,
  isSecondTry,
  newSession,
  placeNow,
  type SessionState,
  skipped,
  stepsOf,
} from './session-state.ts';

/** Answers one turn after the other. */
const after = (count: number, ...rights: readonly boolean[]): SessionState =>
  rights.reduce((state, right) => goOn(answered(state, right)), newSession(count));

describe('a review of three questions', () => {
  test('begins with the first, and the others are to come', () => {
    expect(stepsOf(newSession(3), 3)).toEqual(['now', 'todo', 'todo']);
  });

  test('all right: each is asked once', () => {
    const state = after(3, true, true, true);
    expect(placeNow(state)).toBeNull();
    expect(stepsOf(state, 3)).toEqual(['won', 'won', 'won']);
  });

  test('what was not right waits as a dashed one and is asked once more, after the others', () => {
    const state = after(3, true, false, true);
    expect(stepsOf(after(3, true, false), 3)).toEqual(['won', 'again', 'now']);
    expect([placeNow(state), isSecondTry(state)]).toEqual([1, true]);
    expect(stepsOf(goOn(answered(state, true)), 3)).toEqual(['won', 'won', 'won']);
  });

  test('not right twice is asked no third time, and is not lost: it stays one to try again', () => {
    const state = after(1, false, false);
    expect([placeNow(state), state.outcomes[0]]).toEqual([null, { correct: false, tries: 2 }]);
    expect(stepsOf(state, 1)).toEqual(['again']);
  });

  test('what is skipped comes once more at the end; skipped again or not right then, it stays for another day', () => {
    const last = goOn(answered(skipped(newSession(2)), true));
    expect([placeNow(last), isSecondTry(last), stepsOf(last, 2)]).toEqual([0, true, ['now', 'won']]);
    for (const over of [skipped(last), goOn(answered(last, false))]) expect(placeNow(over)).toBeNull();
    expect(stepsOf(skipped(last), 2)).toEqual(['todo', 'won']);
    expect(skipped(skipped(last))).toEqual(skipped(last));
  });

  test('a first try is no second one', () => {
    expect([isSecondTry(newSession(2)), isSecondTry(after(2, false))]).toEqual([false, false]);
  });
});
