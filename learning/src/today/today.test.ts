import { describe, expect, test } from 'vitest';
import { nextAfter } from '#today/next-in.ts';
import { type Assigned, type Facts, type Step, stepsOf } from '#today/steps.ts';
import type { ReadyEntry, ReadyUnit } from '#today/units.ts';

const types = { l: 'video', r: 'reading', q: 'quiz' } as const;
/**
 * `l1 l2 q1` are the entries of a unit; a star means done, an exclamation mark a failed checkpoint, a plus a
 * retake in progress.
 */
const unit = (id: number, entries: string, more: Partial<ReadyUnit> = {}): ReadyUnit => ({
  id,
  title: `Unit ${id}`,
  subjectId: 7,
  gradeId: 7,
  entries: entries.split(' ').flatMap((word): ReadyEntry[] => {
    const [, name = '', letter = '', mark, plus] = /^((\w)\d)([*!]?)(\+?)$/.exec(word) ?? [];
    const type = types[letter as keyof typeof types];
    const more = { done: mark !== '', again: mark === '!', begun: plus === '+', faith: null };
    return type === undefined ? [] : [{ id: `u${id}-${name}`, title: name, type, ...more }];
  }),
  ...more,
});
const withFaith = (whole: ReadyUnit, faiths: readonly ReadyEntry['faith'][]): ReadyUnit => ({
  ...whole,
  entries: whole.entries.map((entry, at) => ({ ...entry, faith: faiths[at] ?? null })),
});

const today = '2026-03-10';
const given = (ref: string, dueOn: string | null, percent = 0): Assigned => ({
  ref,
  title: ref,
  percent,
  dueOn,
});
const facts = (more: Partial<Facts>): Facts => ({
  current: null,
  opened: [],
  weak: null,
  ahead: unit(5, 'l1 l2'),
  due: 0,
  reviewed: 0,
  assigned: [],
  today,
  ...more,
});
const named = (step: Step): string => {
  if (step.kind === 'assigned') return `assigned ${step.what.ref}`;
  if (step.kind === 'review') return `review ${step.count}`;
  return 'entry' in step ? `${step.kind} ${step.entry.id}` : step.kind;
};
const steps = (more: Partial<Facts>): readonly string[] => stepsOf(facts(more)).map(named);

describe('the steps of a day', () => {
  test.each<[string, Partial<Facts>, readonly string[]]>([
    ['a newcomer starts with the first ready lesson', {}, ['start u5-l1']],
    [
      'a lesson in the middle is carried on',
      { current: unit(4, 'l1* l2 l3'), opened: ['u4-l2', 'u4-l1'] },
      ['carry-on u4-l2'],
    ],
    [
      'a quiz in the middle is carried on',
      { current: unit(4, 'l1* q1'), opened: ['u4-q1', 'u4-l1'] },
      ['carry-on u4-q1'],
    ],
    [
      'what was left in the middle before something else was finished is not forgotten',
      { current: unit(4, 'l1 l2* l3'), opened: ['u4-l2', 'u4-l1'] },
      ['carry-on u4-l1'],
    ],
    [
      'a checkpoint that was only looked into passes over no lesson',
      { current: unit(4, 'l1* l2 q1'), opened: ['u4-l1', 'u4-q1'] },
      ['next u4-l2'],
    ],
    [
      'a quiz that was left for a lesson is carried on after it',
      { current: unit(4, 'l1* l2* q1'), opened: ['u4-l1', 'u4-q1', 'u4-l2'] },
      ['carry-on u4-q1'],
    ],
    [
      'after a finished lesson the next of the unit comes',
      { current: unit(4, 'l1* l2* l3 q1'), opened: ['u4-l2', 'u4-l1'] },
      ['next u4-l3'],
    ],
    [
      'after the last one, what was passed over comes',
      { current: unit(4, 'l1 l2* l3*'), opened: ['u4-l3', 'u4-l2'] },
      ['next u4-l1'],
    ],
    [
      'after a finished unit the next one begins',
      { current: unit(4, 'l1* q1*'), opened: ['u4-q1'] },
      ['next-unit u5-l1'],
    ],
    [
      'a checkpoint that was not passed is tried again, and is no wall',
      { current: unit(4, 'l1* q1!'), opened: ['u4-q1'] },
      ['again u4-q1', 'next-unit u5-l1'],
    ],
    [
      'a first checkpoint that was just not passed is tried again; the way on waits',
      { current: unit(4, 'l1* q1! l6'), opened: ['u4-q1', 'u4-l1'] },
      ['again u4-q1', 'next u4-l6'],
    ],
    [
      'with the lesson that helps beside it',
      { current: unit(4, 'l1* l2* q1! l6'), opened: ['u4-q1', 'u4-l2', 'u4-l1'], weak: 'u4-l2' },
      ['again u4-q1', 'look-again u4-l2', 'next u4-l6'],
    ],
    [
      'also where a later lesson was looked into before it',
      { current: unit(4, 'l1* q1! l6'), opened: ['u4-q1', 'u4-l6', 'u4-l1'] },
      ['again u4-q1', 'carry-on u4-l6'],
    ],
    [
      'but who began something after it carries that on',
      { current: unit(4, 'l1* q1! l6 l7'), opened: ['u4-l6', 'u4-q1', 'u4-l1'] },
      ['carry-on u4-l6', 'again u4-q1'],
    ],
    [
      'and who finished something after it goes on',
      { current: unit(4, 'l1* q1! l6* l7'), opened: ['u4-l6', 'u4-q1', 'u4-l1'] },
      ['next u4-l7', 'again u4-q1'],
    ],
    [
      'until the unit is done but for it',
      { current: unit(4, 'l1* q1! l6* l7*'), opened: ['u4-l7', 'u4-l6', 'u4-q1', 'u4-l1'] },
      ['again u4-q1', 'next-unit u5-l1'],
    ],
    [
      'a checkpoint that was just not passed comes before a review',
      { current: unit(4, 'l1* q1! l6'), opened: ['u4-q1', 'u4-l1'], due: 8 },
      ['again u4-q1', 'review 8', 'next u4-l6'],
    ],
    [
      'so does one that waited since long, where nothing else is open',
      { current: unit(4, 'l1* q1! l6*'), opened: ['u4-l6', 'u4-q1'], due: 8 },
      ['again u4-q1', 'review 8', 'next-unit u5-l1'],
    ],
    [
      'a checkpoint that was not passed leads before the lessons that were skipped on the way to it',
      { current: unit(4, 'l1 l2 q1! l3 q2!'), opened: ['u4-q2', 'u4-l3', 'u4-q1', 'u4-l2', 'u4-l1'] },
      ['again u4-q2', 'carry-on u4-l3'],
    ],
    [
      'and not once a skipped lesson is open again',
      { current: unit(4, 'l1 l2 q1!'), opened: ['u4-l1', 'u4-q1', 'u4-l2'] },
      ['carry-on u4-l1', 'again u4-q1'],
    ],
    [
      'a passed checkpoint whose retake was left waits behind the next new step',
      { current: unit(4, 'l1* q1*+ l2 l3'), opened: ['u4-q1', 'u4-l1'] },
      ['next u4-l2', 'carry-on u4-q1'],
    ],
    [
      'a checkpoint of another unit that was not passed comes before it',
      {
        current: unit(4, 'l1* q1*+'),
        opened: ['u4-q1', 'u3-q2'],
        failed: unit(3, 'q2!'),
        due: 8,
      },
      ['again u3-q2', 'review 8', 'next-unit u5-l1', 'carry-on u4-q1'],
    ],
    [
      'and is carried on from there if it was left in the middle as well',
      { current: unit(4, 'l1* q1*+'), opened: ['u4-q1', 'u3-q2'], failed: unit(3, 'q2!+') },
      ['carry-on u3-q2', 'next-unit u5-l1', 'carry-on u4-q1'],
    ],
    [
      'it leads again when that is finished, and the way on of its unit is no new one',
      { current: unit(3, 'l1* r1 q2!'), opened: ['u4-q1', 'u3-q2'], due: 8 },
      ['again u3-q2', 'review 8', 'next u3-r1', 'next-unit u5-l1'],
    ],
    [
      'it leads where nothing is open, though it was tried too long ago to be listed',
      { current: unit(4, 'l1* q1*'), opened: ['u4-q1'], failed: unit(3, 'q2!'), due: 8 },
      ['again u3-q2', 'review 8', 'next-unit u5-l1'],
    ],
    [
      'it is not listed twice where it was given as work',
      {
        current: unit(4, 'l1'),
        opened: ['u4-l1'],
        failed: unit(3, 'q2!'),
        assigned: [given('u3-q2', today)],
      },
      ['assigned u3-q2', 'carry-on u4-l1'],
    ],
    [
      'a checkpoint that was not passed and is tried again is carried on',
      { current: unit(4, 'l1* q1!+ l6'), opened: ['u4-q1', 'u4-l1'] },
      ['carry-on u4-q1'],
    ],
    [
      'who was led back to a unit that is open may as well begin another',
      { current: unit(4, 'l1* l2'), opened: ['u3-q1', 'u4-l1'] },
      ['next u4-l2', 'next-unit u5-l1'],
    ],
    [
      'a review comes before the next lesson, which waits',
      { current: unit(4, 'l1* l2'), opened: ['u4-l1'], due: 6 },
      ['review 6', 'next u4-l2'],
    ],
    [
      'a review waits behind what is in the middle',
      { current: unit(4, 'l1 l2'), opened: ['u4-l1'], due: 6 },
      ['carry-on u4-l1', 'review 6'],
    ],
    [
      'two questions are no sitting: they wait behind the next lesson',
      { current: unit(4, 'l1* l2'), opened: ['u4-l1'], due: 2 },
      ['next u4-l2', 'review 2'],
    ],
    [
      'after five minutes of it the rest of a review waits until tomorrow, or until there is nothing else',
      { current: unit(4, 'l1* l2'), opened: ['u4-l1'], due: 16, reviewed: 10 },
      ['next u4-l2', 'review 16'],
    ],
    [
      'who stopped in the middle of a review is led back to it',
      { current: unit(4, 'l1* l2'), opened: ['u4-l1'], due: 5, reviewed: 5 },
      ['review 5', 'next u4-l2'],
    ],
    [
      'where all is done, even one question is a review',
      { current: unit(4, 'l1*'), opened: ['u4-l1'], ahead: null, due: 1 },
      ['review 1'],
    ],
    [
      'what is due tomorrow comes first, what is late before it',
      {
        current: unit(4, 'l1'),
        opened: ['u4-l1'],
        assigned: [given('unit:9', '2026-03-11'), given('u8-q1', '2026-03-09')],
      },
      ['assigned u8-q1', 'assigned unit:9', 'carry-on u4-l1'],
    ],
    [
      'what is due later waits, what has no day last',
      {
        current: unit(4, 'l1'),
        opened: ['u4-l1'],
        assigned: [given('unit:8', null), given('unit:9', '2026-03-12')],
      },
      ['carry-on u4-l1', 'assigned unit:9', 'assigned unit:8'],
    ],
    [
      'an assignment that is under way is not listed twice, whether it is due',
      { current: unit(4, 'l1'), opened: ['u4-l1'], assigned: [given('u4-l1', today)] },
      ['assigned u4-l1'],
    ],
    [
      'or not yet',
      { current: unit(4, 'l1'), opened: ['u4-l1'], assigned: [given('unit:4', '2026-03-20')] },
      ['carry-on u4-l1'],
    ],
    ['an assignment that is done is over', { assigned: [given('u8-q1', today, 100)] }, ['start u5-l1']],
    [
      'who has learned before is never told of a first lesson, though the unit of it is gone',
      { opened: ['u9-l1'] },
      ['next-unit u5-l1'],
    ],
    ['where nothing is written, one practises', { ahead: null }, ['practise']],
    [
      'where nothing is left, one practises',
      { current: unit(4, 'l1*'), opened: ['u4-l1'], ahead: unit(5, 'l1*') },
      ['practise'],
    ],
  ])('%s', (_, given, expected) => expect(steps(given)).toEqual(expected));

  test('a lesson of a faith is proposed only to who has opened its strand', () => {
    const mixed = withFaith(unit(4, 'l1* l2 l3 l4'), ['shared', 'christian', 'islamic', 'shared']);
    expect(steps({ current: mixed, opened: ['u4-l1'] })).toEqual(['next u4-l4']);
    expect(steps({ current: mixed, opened: ['u4-l3', 'u4-l1'] })).toEqual(['carry-on u4-l3']);
    const own = withFaith(unit(5, 'l1 l2'), ['islamic', 'shared']);
    expect(steps({ ahead: own })).toEqual(['start u5-l2']);
  });
});

describe('what comes after an entry', () => {
  test.each<[string, string, string, string[], string | null, string | null]>([
    ['the first ahead that is not done', 'l1* l2* l3* l4', 'l2', [], 'l4', null],
    ['never one before it, which is said beside it', 'l1 l2* l3', 'l2', ['l1'], 'l3', 'l1'],
    ['nor one that was left in the middle', 'l1* l2* l3* l4 l5* q1', 'l5', ['l5', 'l4'], 'q1', 'l4'],
    ['a checkpoint that follows', 'l1* l2* q1 l3', 'l2', [], 'q1', null],
    ['also one that was not passed', 'l1* l2* q1! l3', 'l2', ['q1'], 'q1', null],
    ['after a checkpoint that was not passed the way on', 'l1* q1! l3', 'q1', ['q1'], 'l3', null],
    ['where all is done, the one that follows', 'l1* l2* l3*', 'l1', [], 'l2', null],
    ['at the end nothing', 'l1* l2*', 'l2', [], null, null],
    ['at the end nothing, though something was passed over', 'l1 l2*', 'l2', [], null, 'l1'],
  ])('%s', (_, entries, here, opened, next, missed) => {
    const ids = opened.map((one) => `u4-${one}`);
    const found = nextAfter(unit(4, entries).entries, ids, `u4-${here}`);
    expect([found.next?.title ?? null, found.missed?.title ?? null]).toEqual([next, missed]);
  });
});
