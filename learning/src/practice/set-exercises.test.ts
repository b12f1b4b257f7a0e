/** Exercises on sets (P5, P6): wrong methods give wrong numbers, and the words are those of a teacher. */
import { expect, test } from 'vitest';
import { type Exercise, type PracticeLevel, practiceLevels } from '#practice/exercise.ts';
import type { GeneratorId } from '#practice/generators.ts';
import { makeExercise } from '#practice/make-exercise.ts';
import { firstSetMistakes } from '#practice/misconceptions/first-sets.ts';

const drawn = (id: GeneratorId, levels: readonly PracticeLevel[] = practiceLevels): readonly Exercise[] =>
  levels.flatMap((level) =>
    Array.from({ length: 150 }, (_, at) => makeExercise(id, level, at * 28_633_115)).filter(
      (one) => one !== null,
    ),
  );

test.each<GeneratorId>([
  'venn-diagram-parts',
  'set-word-problems',
  'venn-diagram-problems',
  'complement-of-a-set',
])('%s never tells the number that it asks for', (id) => {
  const copied = drawn(id).filter(({ item }) => {
    if (item.kind !== 'number') return false;
    const told: readonly string[] = JSON.stringify([item.prompt, item.show]).match(/\d+/gu) ?? [];
    return told.includes(String(item.answer));
  });
  expect(copied.map(({ item }) => item.prompt)).toEqual([]);
});

test('no other part of the diagram has as many members as are common', () => {
  const counted = drawn('common-members', [1]).flatMap(({ item }) =>
    item.kind === 'number' && item.show?.kind === 'venn' ? [[item.answer, item.show] as const] : [],
  );
  expect(counted.length).toBeGreaterThan(20);
  for (const [answer, { sets }] of counted)
    expect(sets.map(({ only }) => only?.length)).not.toContain(answer);
});

test('of two sets told by rules neither has as many members, alone or altogether, as both share', () => {
  const asked = drawn('common-members', [3]).map(({ item, steps }) => ({
    answer: item.kind === 'number' ? item.answer : Number.NaN,
    sizes: steps.slice(0, 2).map(({ line }) => line.split(',').length),
  }));
  for (const { answer, sizes } of asked)
    for (const size of sizes) expect([size, size - answer]).not.toContain(answer);
});

test('the empty set as a subset is asked from level 2 on', () => {
  const asksEmpty = (level: PracticeLevel) =>
    drawn('subsets-p5', [level]).some(({ answerText }) => answerText.startsWith('{ }'));
  expect([1, 2].map((level) => asksEmpty(level as PracticeLevel))).toEqual([false, true]);
});

test('a set is never told by a rule that leaves open whether 0 belongs to it', () => {
  for (const { item } of [...drawn('types-of-sets'), ...drawn('common-members')])
    expect(item.prompt).not.toMatch(/(?:multiples of \d+|even numbers) below/u);
});

test('a story says its own verb again', () => {
  for (const id of ['union-of-sets', 'set-word-problems', 'venn-diagram-problems'] as const)
    for (const { item } of drawn(id))
      expect(item.prompt).not.toMatch(/\bdo (?:both|neither|at least one|only one)\b/u);
});

test('what is said to an unclear rule fits each of them: it speaks of no thing that another rule is about', () => {
  expect(firstSetMistakes.ruleTooLoose.help).not.toMatch(/\d|\b(big|tall|many|heav|long|deep)/);
});
