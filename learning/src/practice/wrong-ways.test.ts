/** A wrong method must not lead to the right answer, and the figure must not reveal it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostDraw, type PracticeLevel } from '#practice/exercise.ts';
import type { GeneratorId } from '#practice/generators.ts';
import { makeExercise } from '#practice/make-exercise.ts';
import { firstSetJudges } from '#practice/testing/first-set-judges.ts';
import type { Question } from '#quizzes/questions.ts';

const always = (id: GeneratorId, level: PracticeLevel, holds: (item: Question) => void) =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: mostDraw }), (draw) => {
      const item = makeExercise(id, level, draw)?.item;
      if (item === undefined) throw new Error(`${id} made nothing`);
      holds(item);
    }),
    { numRuns: 200 },
  );

test('no option of the missing number stands in the row', () => {
  always('number-games', 2, (item) => {
    const row = item.show?.kind === 'bar-model' ? item.show.bars.flatMap(({ parts }) => parts) : [];
    expect(row).toHaveLength(3);
    const shown = row.map(({ text }) => text);
    const options = item.kind === 'single' ? item.options : [];
    expect(options.filter(({ text }) => shown.includes(text))).toEqual([]);
  });
});

test('even and odd numbers in a gap are never as many', () => {
  const count = firstSetJudges['the-empty-set'];
  always('the-empty-set', 2, (item) => {
    const swapped = item.prompt.replace(/even|odd/u, (word) => (word === 'even' ? 'odd' : 'even'));
    if (item.kind !== 'number' || swapped === item.prompt) return;
    expect(count(swapped, String(item.answer))).toBe(false);
  });
});

test('the middle of two rings holds more or fewer than each side', () => {
  always('sets-we-share', 1, ({ show }) => {
    const { sets, both } = show?.kind === 'venn' ? show : { sets: [], both: [] };
    expect(sets).toHaveLength(2);
    for (const { only } of sets) expect(only).not.toHaveLength(both?.length ?? 0);
  });
});

test.each([1, 2, 3] as const)('every clue of a riddle of level %i is needed', (level) => {
  const fits = firstSetJudges['set-puzzles'];
  always('set-puzzles', level, ({ prompt }) => {
    if (!prompt.startsWith('I am a number')) return;
    const [range = '', ...clues] = prompt.split('. ').slice(0, -1);
    const left = (told: readonly string[]) =>
      Array.from({ length: 99 }, (_, at) => String(at + 1)).filter((value) =>
        fits(`${[range, ...told].join('. ')}. Which number am I?`, value),
      );
    expect(left(clues)).toHaveLength(1);
    for (const clue of clues) expect(left(clues.filter((one) => one !== clue)).length).toBeGreaterThan(1);
  });
});
