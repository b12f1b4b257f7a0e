/** The figures of exercises. The unknown is shown as '?', never as its number. */
import type { BarModelVisual, BundlesVisual, TableVisual, VennVisual } from '#lessons/diagrams.ts';
import type {
  ChartVisual,
  FractionsVisual,
  NumberLineVisual,
  Shape,
  Shilling,
  Shown,
} from '#lessons/shown.ts';
import type { Fraction } from '#practice/fraction.ts';
import type { Place } from '#practice/places.ts';

/** One shape with its measures; `marks` replace them, in order. */
export const shapeOf = (shape: Shape, unit: string, marks?: readonly string[]): Shown => ({
  kind: 'shapes',
  ...(unit === '' ? {} : { unit }),
  shapes: [{ ...shape, ...(marks === undefined ? {} : { marks }) }],
});

export const rectangleOf = (long: number, wide: number, marks?: readonly string[]): Shown =>
  shapeOf({ shape: 'rectangle', width: long, height: wide }, 'm', marks);

/** Bars with more parts cannot be counted on a phone. */
const mostParts = 15;

export const barsOf = (values: readonly Fraction[]): FractionsVisual | null =>
  values.every(({ top, bottom }) => bottom <= mostParts && top <= bottom)
    ? { kind: 'fractions', bars: values.map(({ top, bottom }) => ({ parts: bottom, shaded: top })) }
    : null;

/** A number line around zero with one number marked, where it fits. */
export const lineAround = (values: readonly number[], marks: readonly number[]): NumberLineVisual | null => {
  const far = Math.max(...values.map(Math.abs));
  if (far > 20) return null;
  const end = far > 10 ? 20 : 10;
  return {
    kind: 'number-line',
    from: -end,
    to: end,
    step: 1,
    ...(marks.length === 0 ? {} : { marks: marks.map((at) => ({ at })) }),
  };
};

/** The number between its two neighbours. */
export const lineBetween = (low: number, high: number, value: number): NumberLineVisual => ({
  kind: 'number-line',
  from: low,
  to: high,
  // Long numbers are written only at both ends and in the middle.
  step: high < 1000 ? (high - low) / 10 : (high - low) / 2,
  marks: [{ at: value }],
});

export const bundlesOf = (values: readonly number[], sign?: '+'): BundlesVisual | null =>
  values.every((value) => value <= (values.length > 1 ? 99 : 999))
    ? {
        kind: 'bundles',
        numbers: values.map((value) => ({ value })),
        ...(sign === undefined ? {} : { sign }),
      }
    : null;

/** Equal parts, each person with their number of them; the whole is above. */
export const partsOf = (names: readonly string[], parts: readonly number[]): BarModelVisual => ({
  kind: 'bar-model',
  bars: names.map((label, at) => ({
    label,
    parts: Array.from({ length: parts[at] ?? 1 }, () => ({ size: 1, text: '?' })),
  })),
});

export const barChart = (
  title: string,
  labels: readonly string[],
  values: readonly number[],
): ChartVisual => ({
  kind: 'chart',
  form: 'bar',
  title,
  values: values.map((value, at) => ({ label: labels[at] ?? String(at + 1), value })),
});

/** A plan of nine places from above. East and west are not labelled, because they are asked. */
export const planOf = (rows: readonly (readonly string[])[]): TableVisual => ({
  kind: 'table',
  title: 'North is at the top.',
  head: ['left', 'middle', 'right'],
  rows,
});

/** Boxes in a row with a number in each, as children draw them on the ground. */
export const boxesOf = (texts: readonly string[]): BarModelVisual => ({
  kind: 'bar-model',
  bars: [{ parts: texts.map((text) => ({ size: 1, text })) }],
});

/** Lengths to compare, one below the other. */
export const stripsOf = (strips: readonly (readonly [label: string, size: number])[]): BarModelVisual => ({
  kind: 'bar-model',
  bars: strips.map(([label, size]) => ({ label, parts: [{ size }] })),
});

type Circle = { readonly name: string; readonly all?: number };

/** The diagram shows the known counts; unknown regions are empty. */
export const vennOf = (
  one: Circle,
  other: Circle,
  known: {
    readonly both?: string;
    readonly outside?: string;
    readonly whole?: number;
    readonly only?: readonly [string, string?];
  },
): VennVisual => {
  const set = ({ name, all }: Circle, only: string | undefined) => ({
    name,
    ...(all === undefined ? {} : { all: String(all) }),
    ...(only === undefined ? {} : { only: [only] }),
  });
  return {
    kind: 'venn',
    sets: [set(one, known.only?.[0]), set(other, known.only?.[1])],
    ...(known.both === undefined ? {} : { both: [known.both] }),
    ...(known.outside === undefined ? {} : { outside: [known.outside] }),
    ...(known.whole === undefined ? {} : { whole: String(known.whole) }),
  };
};

/** Coins and notes are drawn for Uganda only, because they are shillings. */
export const paidWith = (value: Shilling, label: string, { currency }: Place): Shown | null =>
  currency === 'UGX' ? { kind: 'money', groups: [{ label, pieces: [{ value, count: 1 }] }] } : null;
