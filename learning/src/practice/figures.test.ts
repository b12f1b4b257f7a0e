/** Exercises show their figure, and it reveals nothing beyond the words. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Shown } from '#lessons/shown.ts';
import { mostDraw, practiceLevels } from '#practice/exercise.ts';
import type { GeneratorId } from '#practice/generators.ts';
import { makeExercise } from '#practice/make-exercise.ts';
import { placeOf } from '#practice/places.ts';

/** Every number in the figure that reads as a measure, a count or a name. */
const readIn = (show: Shown): readonly string[] => {
  switch (show.kind) {
    case 'shapes':
      return show.shapes.flatMap((shape) => {
        if (shape.marks !== undefined) return shape.marks;
        if (shape.shape === 'rectangle') return [shape.width, shape.height].map(String);
        if (shape.shape === 'triangle') return [shape.base, shape.height].map(String);
        return shape.shape === 'box' ? [shape.length, shape.width, shape.height].map(String) : [];
      });
    case 'venn':
      return [
        ...show.sets.flatMap(({ all = '', only = [] }) => [all, ...only]),
        ...(show.both ?? []),
        ...(show.outside ?? []),
        show.whole ?? '',
      ];
    case 'chart':
      return show.values.map(({ value }) => String(value));
    case 'number-line':
      return (show.marks ?? []).map(({ at }) => String(Math.abs(at)));
    case 'fractions':
      return show.bars.flatMap(({ parts, shaded }) => [parts, shaded]).map(String);
    case 'money':
      return show.groups.flatMap(({ pieces }) => pieces.map(({ value }) => String(value)));
    default:
      return [];
  }
};
const numbersIn = (text: string): readonly string[] =>
  text.replace(/(\d),(?=\d{3})/gu, '$1').match(/\d+/gu) ?? [];

const shown = (id: GeneratorId, level: number, draw: number, country = 'Uganda') =>
  makeExercise(id, level, draw, placeOf(country))?.item;

test.each<[GeneratorId, Shown['kind']]>([
  ['angles-on-a-line', 'shapes'],
  ['angles-in-a-triangle', 'shapes'],
  ['perimeter', 'shapes'],
  ['area-of-a-rectangle', 'shapes'],
  ['area-of-a-triangle', 'shapes'],
  ['volume-of-a-box', 'shapes'],
  ['tanks-and-jerrycans', 'shapes'],
  ['venn-two-sets', 'venn'],
  ['venn-unknown', 'venn'],
  ['sets-we-share', 'venn'],
  ['twenty-four-hour-clock', 'clock'],
  ['how-long-did-it-take', 'clock'],
  ['duration', 'clock'],
  ['mean-and-range', 'chart'],
  ['round-to-ten', 'number-line'],
  ['round-to-thousand', 'number-line'],
  ['add-on-the-line', 'number-line'],
  ['take-away-on-the-line', 'number-line'],
  ['finding-change', 'money'],
  ['add-like-fractions', 'fractions'],
  ['share-in-a-ratio', 'bar-model'],
  ['add-two-digits', 'bundles'],
])('%s shows what it speaks of, and no number that the words do not tell', (id, kind) => {
  let drawn = 0;
  const property = fc.property(
    fc.constantFrom(...practiceLevels),
    fc.integer({ min: 0, max: mostDraw }),
    (level, draw) => {
      const item = shown(id, level, draw);
      if (item?.show === undefined) return;
      drawn++;
      expect(item.show.kind).toBe(kind);
      const told = new Set(numbersIn(item.prompt));
      expect(
        readIn(item.show)
          .flatMap(numbersIn)
          .filter((one) => !told.has(one)),
      ).toEqual([]);
    },
  );
  fc.assert(property, { numRuns: 60 });
  // Only figures that do not fit a phone are missing: one in ten at most.
  expect(drawn).toBeGreaterThanOrEqual(54);
});

test.each<GeneratorId>(['sort-school-things', 'match-and-pair', 'number-games'])(
  '%s lets the youngest choose by pictures, and each draws what its words say',
  (id) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: mostDraw }), (draw) => {
        const item = shown(id, 1, draw);
        const options = item?.kind === 'single' ? item.options : [];
        expect(options).toHaveLength(3);
        for (const { text, show } of options) {
          const [count, name = ''] = text.split(/ (.*)/u);
          const { thing = '', groups = [] } = show?.kind === 'counters' ? show : {};
          expect(groups).toEqual([{ count: Number(count) }]);
          expect(name.startsWith(thing.replace('-', ' ').replace('leaf', 'lea'))).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  },
);

test.each<GeneratorId>(['venn-diagram-parts', 'set-word-problems', 'venn-diagram-problems'])(
  '%s always shows its Venn diagram',
  (id) => {
    const property = fc.property(
      fc.constantFrom(...practiceLevels),
      fc.integer({ min: 0, max: mostDraw }),
      (level, draw) => {
        expect(shown(id, level, draw)?.show?.kind).toBe('venn');
      },
    );
    fc.assert(property, { numRuns: 60 });
  },
);

test('coins and notes are shillings, so only an exercise of Uganda shows them', () => {
  expect(shown('finding-change', 1, 7)?.show?.kind).toBe('money');
  expect(shown('finding-change', 1, 7, 'Kenya')?.show).toBeUndefined();
});

test('numbers come from life: a bicycle is slow, and no football pitch is small', () => {
  fc.assert(
    fc.property(fc.constantFrom(...practiceLevels), fc.integer({ min: 0, max: mostDraw }), (level, draw) => {
      const asked = shown('distance', level, draw)?.prompt ?? '';
      const [, speed = '0'] = /at (\d+) km\/h/u.exec(asked) ?? [];
      expect(asked.includes('cyclist')).toBe(Number(speed) <= 20);
      expect(shown('perimeter', level, draw)?.prompt).not.toMatch(/football pitch/u);
    }),
    { numRuns: 60 },
  );
});
