import fc from 'fast-check';
import { type Card, createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import { expect, test } from 'vitest';
import { cardAfter, cardOf, needsPractice, type ReviewedAnswer } from '#reviews/card.ts';

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 2, 9, 6);
const on = (days: number, correct: boolean, more: Partial<ReviewedAnswer> = {}): ReviewedAnswer => ({
  id: `a${days}`,
  at: start + days * day,
  correct,
  ...more,
});

test('a question that nobody answered has no card', () => {
  expect(cardOf([])).toBeNull();
});

test('a right answer comes again days later, each time after a longer while', () => {
  const once = cardOf([on(0, true)]);
  const firstWait = ((once?.dueAt ?? 0) - start) / day;
  expect(firstWait).toBeGreaterThanOrEqual(1);
  const twice = cardOf([on(0, true), on(firstWait, true)]);
  expect(((twice?.dueAt ?? 0) - start) / day - firstWait).toBeGreaterThan(firstWait);
});

test('a wrong answer needs practice at once, keeps its named mistake, and comes again sooner', () => {
  const right = cardOf([on(0, true), on(5, true)]);
  const wrong = cardOf([on(0, true), on(5, false, { misconception: 'lost-a-zero' })]);
  expect(wrong).toMatchObject({ lastCorrect: false, misconception: 'lost-a-zero', reps: 2, lapses: 1 });
  expect(wrong?.dueAt).toBeLessThan(right?.dueAt ?? 0);
  if (wrong === null || right === null) throw new Error('both have cards');
  expect(needsPractice(wrong, start + 5 * day)).toBe(true);
  expect(needsPractice(right, start + 5 * day)).toBe(false);
  expect(needsPractice(right, right.dueAt)).toBe(true);
});

test('a mistake that was put right is no longer named', () => {
  expect(cardOf([on(0, false, { misconception: 'x' }), on(1, true)])).toMatchObject({ misconception: null });
});

const answers = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    at: fc.nat(400).map((hours) => start + hours * 3_600_000),
    correct: fc.boolean(),
  }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 25 },
);

test('the order in which answers arrive does not matter; everything comes again within half a year', () => {
  fc.assert(
    fc.property(answers, fc.func(fc.nat()), (list, weigh) => {
      const shuffled = list.toSorted((one, other) => weigh(one.id) - weigh(other.id));
      const card = cardOf(list);
      expect(cardOf(shuffled)).toEqual(card);
      const wait = (card?.dueAt ?? 0) - (card?.lastAt ?? 0);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(181 * day);
      expect(card?.reps).toBe(list.length);
    }),
  );
});

test('a device that has only the card comes to what the server makes of all answers', () => {
  fc.assert(
    fc.property(answers, fc.integer({ min: 1, max: 300 }), fc.boolean(), (list, hours, correct) => {
      const card = cardOf(list);
      if (card === null) throw new Error('there are answers');
      const next = { id: 'z', at: card.lastAt + hours * 3_600_000, correct };
      expect(cardAfter(card, next)).toEqual(cardOf([...list, next]));
    }),
  );
});

test('a card is what the scheduler of the library makes of it, answer by answer, to the last digit', () => {
  const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false, maximum_interval: 180 });
  const days = fc.oneof(fc.nat(3), fc.nat(40), fc.nat(700));
  const waits = fc.array(fc.tuple(days, fc.nat(23), fc.boolean()), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(waits, (list) => {
      let [at, card] = [start, createEmptyCard<Card>(new Date(start))];
      const given = list.map(([wait, hours, correct], place): ReviewedAnswer => {
        at += wait * day + hours * 3_600_000 + 1;
        card = scheduler.next(card, new Date(at), correct ? Rating.Good : Rating.Again).card;
        return { id: `a${place}`, at, correct };
      });
      const { due, stability, difficulty, reps, lapses } = card;
      expect(cardOf(given)).toMatchObject({ dueAt: due.getTime(), stability, difficulty, reps, lapses });
    }),
    { numRuns: 500 },
  );
});

test('an answer that is not later than the last one leaves the card as it is', () => {
  const card = cardOf([on(3, true)]);
  if (card === null) throw new Error('there is an answer');
  for (const days of [1, 3]) expect(cardAfter(card, on(days, false))).toEqual(card);
});
