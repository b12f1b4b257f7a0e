import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isProof, leastTimeOfUse, type ProofRule, type ToolEvidence } from '#tools/evidence.ts';
import { proofOf } from '#tools/proofs.ts';
import { openTools } from '#tools/registry.ts';
import { toolSlugs } from '#tools/slugs.ts';

const run = '019cd12e-5300-7d38-95bb-4a5f9d4e4606';
const book = ['pot', 'egg', 'rain', 'road', 'tongue'];
const guesses: ProofRule<readonly string[]> = {
  by: 'answers',
  least: 3,
  isAnswer: ({ question, answer }, ids) =>
    ids.includes(question) && typeof answer === 'string' && answer !== '',
};
const guess = (question: string, answer = 'a pot') => ({ question, answer });
const honest: ToolEvidence = { run, ms: 40_000, answers: ['pot', 'egg', 'rain'].map((id) => guess(id)) };

test('three guesses of the own riddles are proof, and take three seconds', () => {
  expect(isProof(guesses, honest, book)).toBe(true);
  expect(leastTimeOfUse(honest)).toBe(3_000);
});

test.each<[string, Partial<ToolEvidence>]>([
  ['no answers', { answers: [] }],
  ['too few', { answers: [guess('pot'), guess('egg')] }],
  ['one riddle three times', { answers: ['pot', 'pot', 'pot'].map((id) => guess(id)) }],
  ['invented riddles', { answers: ['a', 'b', 'c'].map((id) => guess(id)) }],
  ['empty guesses', { answers: ['pot', 'egg', 'rain'].map((id) => guess(id, '')) }],
  ['faster than a child', { ms: 2_999 }],
])('%s: no proof', (_, change) => {
  expect(isProof(guesses, { ...honest, ...change }, book)).toBe(false);
});

const others = [
  ['words', 30, { words: { count: 40, different: 25 } }],
  ['moves', 8, { moves: { count: 12, different: 9 } }],
  ['strokes', 5, { strokes: { count: 6, points: 90 } }],
  ['minutes', 5, {}],
] as const;

test.each(others)(
  '%s: %i of them are proof; half are not, nor are those of another kind',
  (by, least, made) => {
    const whole: ToolEvidence = { run, ms: 6 * 60_000, ...made };
    expect(isProof({ by, least }, whole, null)).toBe(true);
    expect(isProof({ by, least: least * 4 }, whole, null)).toBe(false);
    const foreign = others.filter(([kind]) => kind !== by && kind !== 'minutes').map(([, , one]) => one);
    for (const one of foreign)
      expect(isProof({ by, least }, { run, ms: 100_000, ...one }, null), JSON.stringify(one)).toBe(false);
  },
);

test('a text of one word and a pen that only dots are no proof', () => {
  const slow = { run, ms: 60 * 60_000 };
  expect(isProof({ by: 'words', least: 30 }, { ...slow, words: { count: 200, different: 20 } }, null)).toBe(
    false,
  );
  expect(isProof({ by: 'moves', least: 8 }, { ...slow, moves: { count: 8, different: 1 } }, null)).toBe(
    false,
  );
  expect(isProof({ by: 'moves', least: 8 }, { ...slow, moves: { count: 8, different: 9 } }, null)).toBe(
    false,
  );
  expect(isProof({ by: 'strokes', least: 5 }, { ...slow, strokes: { count: 9, points: 9 } }, null)).toBe(
    false,
  );
});

/*
 * A quick child of P7: two seconds an answer, eighty words a minute, a stroke each half second. Slower children need
 * more time, so they lose nothing where this one does not.
 */
const quickest = { answer: 2_000, word: 750, move: 500, stroke: 500 };
const uses = fc
  .record({
    answers: fc.uniqueArray(fc.constantFrom(...book), { minLength: 3 }),
    words: fc.integer({ min: 30, max: 400 }),
    moves: fc.integer({ min: 8, max: 200 }),
    strokes: fc.integer({ min: 5, max: 300 }),
    slowness: fc.double({ min: 1, max: 20, noNaN: true }),
  })
  .map(({ answers, words, moves, strokes, slowness }) => ({
    slowness,
    evidence: {
      answers: { time: answers.length * quickest.answer, answers: answers.map((id) => guess(id)) },
      // A long text repeats its small words: of 400 some 150 differ.
      words: { time: words * quickest.word, words: { count: words, different: Math.ceil(words * 0.35) } },
      moves: { time: moves * quickest.move, moves: { count: moves, different: Math.ceil(moves / 2) } },
      strokes: { time: strokes * quickest.stroke, strokes: { count: strokes, points: strokes * 3 } },
    },
  }));

test('of 1,000 honest uses of each kind none is lost', () => {
  const rules = {
    answers: guesses,
    words: { by: 'words', least: 20 },
    moves: { by: 'moves', least: 8 },
    strokes: { by: 'strokes', least: 5 },
  } as const;
  for (const { evidence, slowness } of fc.sample(uses, { numRuns: 1_000, seed: 36 }))
    for (const kind of ['answers', 'words', 'moves', 'strokes'] as const) {
      const { time, ...made } = evidence[kind];
      const sent = { run, ms: Math.round(time * slowness), ...made };
      expect([kind, sent, isProof(rules[kind] as ProofRule<readonly string[]>, sent, book)]).toEqual([
        kind,
        sent,
        true,
      ]);
    }
});

test('every available tool has a rule, and no other', () => {
  expect(toolSlugs.filter((tool) => proofOf(tool) !== null).toSorted()).toEqual([...openTools].toSorted());
});
