import { describe, expect, test } from 'vitest';
import { askedNow, isWithin, nextDueAt, type Reviewed } from '#reviews/session.ts';

const zone = 'Africa/Kampala';
/** A time this many hours after midnight of a Monday in Kampala. */
const hour = (hours: number): number => Date.parse('2026-03-09T00:00:00+03:00') + hours * 3_600_000;
const card = (question: string, dueAt: number, more: Partial<Reviewed['card']> = {}): Reviewed => ({
  question,
  topic: question.split('-').slice(0, 2).join('-'),
  card: { dueAt, lastCorrect: true, ...more },
});
const asked = (cards: readonly Reviewed[], now: number, topic: string | null = null) =>
  askedNow(cards, { now, zone, topic }).map(({ question }) => question);

describe('without a topic', () => {
  test('what is due by the scheduler is asked, the longest waiting first, and nothing else', () => {
    const cards = [card('u1-l2-c1', hour(7)), card('u1-l1-c1', hour(-30)), card('u1-l3-c1', hour(24))];
    expect(asked(cards, hour(8))).toEqual(['u1-l1-c1', 'u1-l2-c1']);
  });

  test('what is due in the afternoon is asked in the morning of its day, and not on the evening before', () => {
    const cards = [card('u1-l1-c1', hour(16))];
    expect([asked(cards, hour(7)), asked(cards, hour(-1))]).toEqual([['u1-l1-c1'], []]);
  });

  test('what went wrong waits for its day: a review has an end', () => {
    expect(asked([card('u1-l1-c1', hour(32), { lastCorrect: false })], hour(8))).toEqual([]);
  });

  test('two of the same moment keep an order', () => {
    const cards = [card('u1-l1-c2', hour(1)), card('u1-l1-c1', hour(1))];
    expect(asked(cards, hour(2))).toEqual(['u1-l1-c1', 'u1-l1-c2']);
  });
});

describe('with a topic', () => {
  const wrong = card('u1-l1-c1', hour(32), { lastCorrect: false });
  const known = card('u1-l1-c2', hour(99));
  const other = card('u1-l2-c1', hour(1));

  test('what went wrong is practised at once, and nothing of other topics', () => {
    expect(asked([wrong, known, other], hour(8), 'u1-l1')).toEqual(['u1-l1-c1']);
  });

  test('where all of it is well, it is asked once more', () => {
    expect(asked([known, other], hour(8), 'u1-l1')).toEqual(['u1-l1-c2']);
  });

  test('a unit holds its lessons, and no lesson of a unit whose number begins alike', () => {
    expect(asked([wrong, other, card('u12-l1-c1', hour(1))], hour(8), 'u1')).toEqual([
      'u1-l2-c1',
      'u1-l1-c1',
    ]);
    expect([isWithin('u1-l1', 'u1-l1'), isWithin('u1-l10', 'u1-l1'), isWithin('u12-l1', 'u1')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

test('the next day with questions is told, and none where nothing was answered', () => {
  expect(
    nextDueAt([card('a-b', hour(60)), card('c-d', hour(30)), card('e-f', hour(1))], { now: hour(8), zone }),
  ).toBe(hour(30));
  expect(nextDueAt([], { now: hour(8), zone })).toBeNull();
});
