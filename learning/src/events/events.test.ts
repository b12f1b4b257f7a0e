/**
 * Promise R7 in memory: totals counted on arrival equal an independent model over the whole set, and so does
 * the same rule given everything at once, as in `npm run recount`.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noTotals } from '#badges/totals.ts';
import type { LearningEvent } from '#events/events.ts';
import { nothingKnown, settle } from '#events/settle.ts';
import { answersOfCard, mostAnswersOfCard, quizSummary, unitAfter } from '#events/summaries.ts';
import { histories, inParts, shuffled } from '#events/testing/histories.ts';
import { deliveriesOf, openLedger } from '#events/testing/ledger.ts';
import { modelOf } from '#events/testing/model.ts';
import { plain } from '#events/testing/plain.ts';
import { isProof, lengthOf } from '#events/testing/proof.ts';
import { sampleCatalogue } from '#events/testing/sample-units.ts';

const start = Date.UTC(2026, 5, 15, 6);

const runs = lengthOf({ short: 800, full: 10_000 });

const played = (history: Parameters<typeof deliveriesOf>[0], how: Parameters<typeof openLedger>[2] = {}) => {
  const ledger = openLedger(sampleCatalogue, start, how);
  for (const deliver of deliveriesOf(history)) deliver(ledger);
  return ledger;
};

test(`${runs} histories: counted as they arrive, or all at once in any order, they equal the model`, () => {
  const seen = { events: 0, claims: 0, aces: 0, bounces: 0, streaks: 0 };
  fc.assert(
    fc.property(histories(start), fc.nat(1000), (history, disorder) => {
      const { progress, arrivals, recorded, claims } = played(history);
      const model = modelOf(recorded, claims);
      expect(plain(progress())).toEqual(plain(model));
      const anew = settle(nothingKnown, { events: shuffled(arrivals, disorder), claims }, sampleCatalogue);
      expect(plain({ ...anew, badges: new Set(anew.newBadges) })).toEqual(plain(model));
      seen.events += arrivals.length;
      seen.claims += claims.length;
      seen.aces += model.totals.unitsAce;
      seen.bounces += model.totals.bounceBacks;
      seen.streaks = Math.max(seen.streaks, model.totals.longestStreak);
    }),
    { numRuns: runs },
  );
  // Counts the cases in the generated histories, so that a run over empty ones fails.
  const least = {
    events: 3 * runs,
    claims: isProof ? 1 : 0,
    aces: runs / 200,
    bounces: runs / 500,
    streaks: 4,
  };
  for (const [what, count] of Object.entries(seen))
    expect(count, what).toBeGreaterThanOrEqual(least[what as keyof typeof seen]);
}, 1_200_000);

/**
 * Hundreds of tries at one quiz and one exercise, some in an attempt that never ends, in any order and
 * batches.
 */
const insistence = fc
  .array(
    fc.record({
      kind: fc.constantFrom('quiz', 'answer', 'practice'),
      minutes: fc.nat(20_000),
      right: fc.nat(4),
      attempt: fc.nat(400),
    }),
    { minLength: 150, maxLength: 400, size: 'max' },
  )
  .map((tries) =>
    tries.map(({ kind, minutes, right, attempt }, place): LearningEvent => {
      const about = {
        id: `00000000-0000-7000-8000-${String((place * 7919) % 10_007).padStart(12, '0')}`,
        device: '10000000-0000-4000-8000-000000000000',
        seq: place,
        occurredAt: new Date(start + minutes * 60_000).toISOString(),
        zone: 'Africa/Kampala',
        schema: 1,
      };
      const answers = [1, 2, 3, 4].map((n) => ({ question: `u9001-q1-${n}`, answer: n <= right ? 0 : 1 }));
      const run = `20000000-0000-4000-8000-${String(attempt % 5 === 0 ? 0 : attempt).padStart(12, '0')}`;
      if (kind === 'quiz')
        return { ...about, type: 'quiz.finished', payload: { item: 'u9001-q1', attempt: run, answers } };
      if (kind === 'practice')
        return {
          ...about,
          type: 'practice.answered',
          payload: { generator: 'sums', level: 1, seed: attempt % 40, answer: right % 2 },
        };
      const [one = { question: '', answer: 0 }] = answers;
      return { ...about, type: 'answer.given', payload: { item: 'u9001-q1', ...one, attempt: run } };
    }),
  );

test('hundreds of tries at one quiz and one exercise equal the model, and little of them is looked at again', () => {
  fc.assert(
    fc.property(insistence, fc.integer({ min: 1, max: 60 }), fc.nat(1000), (tries, size, disorder) => {
      const ledger = openLedger(sampleCatalogue, start);
      const now = start + 30_000 * 60_000;
      for (const part of inParts(shuffled(tries, disorder), size)) ledger.receive(part, now, 7);
      const model = modelOf(ledger.recorded, []);
      expect(plain(ledger.progress())).toEqual(plain(model));
      const quiz = ledger.progress().items.get('u9001-q1');
      const finished = tries.filter(({ type }) => type === 'quiz.finished').length;
      expect(quiz?.attempts).toBe(finished);
      // Five scores are possible; add the first failure and the last pass.
      expect(quiz?.telling.length).toBeLessThanOrEqual(7);
      expect(model.cards.get('sums:1')?.reps).toBeLessThanOrEqual(mostAnswersOfCard);
    }),
    { numRuns: lengthOf({ short: 10, full: 40 }) },
  );
}, 120_000);

test('a card is made of all answers up to 99, then of 50 to 99; one answer in fifty begins it again', () => {
  const counts = Array.from({ length: 400 }, (_, count) => answersOfCard(count));
  expect(counts.slice(0, 100)).toEqual([...counts.slice(0, 100).keys()]);
  expect([Math.min(...counts.slice(100)), Math.max(...counts)]).toEqual([50, mostAnswersOfCard]);
  const begins = counts.flatMap((made, count) =>
    count > 0 && made !== answersOfCard(count - 1) + 1 ? [count] : [],
  );
  expect(begins).toEqual([100, 150, 200, 250, 300, 350]);
});

const practised = (place: number, seed: number, answer: number): LearningEvent => ({
  id: `00000000-0000-7000-8000-${String(place).padStart(12, '0')}`,
  device: '10000000-0000-4000-8000-000000000000',
  seq: place,
  occurredAt: new Date(start + place * 60_000).toISOString(),
  zone: 'Africa/Kampala',
  schema: 1,
  type: 'practice.answered',
  payload: { generator: 'sums', level: 1, seed, answer },
});

test('one exercise sent 60 times is one exercise and makes no hero; 50 different ones do', () => {
  const heroes = [() => 7, (place: number) => place].map((seedOf) => {
    const ledger = openLedger(sampleCatalogue, start);
    const events = Array.from({ length: 60 }, (_, place) => practised(place, seedOf(place), 0));
    for (const part of inParts(events, 7)) ledger.receive(part, start + 100 * 60_000, 7);
    const { totals, badges } = ledger.progress();
    return [totals.answers, totals.practiceRight, badges.has('practice-hero')];
  });
  expect(heroes).toEqual([
    [1, 1, false],
    [60, 60, true],
  ]);
});

const happened = (place: number, told: Pick<LearningEvent, 'type' | 'payload'>) =>
  ({ ...practised(place, 0, 0), ...told }) as LearningEvent;

test('one question answered 120 times makes no keen thinker, and one tool completed 120 times no explorer', () => {
  const ledger = openLedger(sampleCatalogue, start);
  const events = Array.from({ length: 120 }, (_, place) => [
    happened(2 * place, {
      type: 'answer.given',
      payload: { item: 'u9001-q1', question: 'u9001-q1-1', answer: 0 },
    }),
    happened(2 * place + 1, { type: 'tool.completed', payload: { tool: 'spelling-bee' } }),
  ]).flat();
  for (const part of inParts(events, 7)) ledger.receive(part, start + 300 * 60_000, 7);
  const { totals, badges } = ledger.progress();
  expect(totals).toMatchObject({ answers: 120, questions: 1, tools: 120, differentTools: 1 });
  expect([badges.has('keen-thinker'), badges.has('tool-explorer')]).toEqual([false, false]);
});

test('a hundred exercises make a keen thinker, and five tools an explorer; two names of a tool are one', () => {
  const ledger = openLedger(sampleCatalogue, start);
  const explorer = ['spelling-bee', 'word-of-day', 'map-explorer', 'word-wizard', 'word-of-the-day'];
  const has = () => {
    const { badges } = ledger.progress();
    return [badges.has('keen-thinker'), badges.has('tool-explorer')];
  };
  const tell = (events: readonly LearningEvent[]) => ledger.receive(events, start + 300 * 60_000, 7);
  tell(Array.from({ length: 99 }, (_, place) => practised(place, place, 1)));
  tell(explorer.map((tool, place) => happened(200 + place, { type: 'tool.completed', payload: { tool } })));
  expect(has()).toEqual([false, false]);
  tell([practised(100, 100, 1)]);
  tell([happened(300, { type: 'tool.completed', payload: { tool: 'quest-quiz' } })]);
  expect(has()).toEqual([true, true]);
});

test('an exercise that was right once stays right, whatever else is sent of it and in whatever order', () => {
  for (const order of [0, 1, 2, 3]) {
    const ledger = openLedger(sampleCatalogue, start);
    const tries = [practised(1, 7, 1), practised(2, 7, 0), practised(3, 7, 1)];
    const rights = shuffled(tries, order).map((event) => {
      ledger.receive([event], start + 60 * 60_000, 7);
      return ledger.progress().totals.practiceRight;
    });
    expect(rights).toEqual([...rights].sort());
    expect(ledger.progress().totals).toMatchObject({ answers: 1, answersRight: 1, practiceRight: 1 });
    // The card has seen all three answers: it schedules the next review, and does not measure work.
    expect(ledger.progress().cards.get('sums:1')?.reps).toBe(3);
  }
});

test('a unit that grows loses percent, and keeps what was reached and when', () => {
  const done = { unitId: 1, openedAt: start, completedAt: start, points: 100, ...quizSummary([]) };
  const items = new Map([['u1-l1', done]]);
  const [one, other] = [{ id: 'u1-l1', type: 'video' } as const, { id: 'u1-l2', type: 'video' } as const];
  const unit = { id: 1, subjectId: 7, gradeId: 7, items: [one] };
  const before = unitAfter(unit, undefined, items);
  expect(before).toEqual({ points: 100, percent: 100, reached: 100, aceAt: start, masterAt: start });
  expect(unitAfter({ ...unit, items: [one, other] }, before, items)).toEqual({ ...before, percent: 50 });
});

test('a quiz that was taken 200,000 times is summed up', () => {
  const attempts = Array.from({ length: 200_000 }, (_, n) => ({
    id: String(n).padStart(6, '0'),
    at: start + n,
    correct: n % 5,
    total: 4,
  }));
  expect(quizSummary(attempts)).toMatchObject({
    firstScore: 0,
    bestScore: 1,
    attempts: 200_000,
    bouncedBack: true,
  });
});

/** How many histories it takes to find a fault; the short form must find it, too. */
const isFound = (how: Parameters<typeof openLedger>[2]): boolean =>
  fc.check(
    fc.property(histories(start), (history) => {
      const { progress, recorded, claims } = played(history, how);
      const once = [...new Map(recorded.map((one) => [one.id, one])).values()];
      expect(plain(progress())).toEqual(plain(modelOf(once, claims)));
    }),
    { numRuns: 800 },
  ).failed;

test('control: a server that forgets which ids it has seen differs from the model', () => {
  expect(isFound({ forgetful: true })).toBe(true);
});

test('control: a server that goes on from every card differs from the model', () => {
  expect(isFound({ hasty: true })).toBe(true);
});

test.each<[string, NonNullable<Parameters<typeof openLedger>[2]>['spoil']]>([
  ['a seed too many', (one) => ({ ...one, totals: { ...one.totals, seeds: one.totals.seeds + 1 } })],
  ['no seeds for a class', (one) => ({ ...one, gradeSeeds: new Map() })],
  ['a forgotten day', (one) => ({ ...one, days: new Map([...one.days].slice(1)) })],
  ['a badge that is not given', (one) => ({ ...one, newBadges: one.newBadges.slice(1) })],
  [
    'titles at 75 percent',
    (one) => ({
      ...one,
      units: new Map([...one.units].map(([id, u]) => [id, u.percent >= 75 ? { ...u, aceAt: 0 } : u])),
    }),
  ],
])('control: a rule with %s differs from the model', (_, spoil) => {
  expect(isFound(spoil === undefined ? {} : { spoil })).toBe(true);
});

test('no history at all is nothing', () => {
  expect(modelOf([], []).totals).toEqual(noTotals);
  expect(settle(nothingKnown, {}, sampleCatalogue).totals).toEqual(noTotals);
});
