/** Aligns an attempt with the word that was meant, letter by letter. */

/** `swapped` is one of two neighbouring letters that changed places. */
export type ColumnKind = 'same' | 'other' | 'missing' | 'extra' | 'swapped';
/** One column of the comparison. `wrote` or `meant` is empty where there is no letter. */
export type Column = { readonly kind: ColumnKind; readonly wrote: string; readonly meant: string };

type Step = { readonly cost: number; readonly kind: ColumnKind };

const at = (table: readonly (readonly Step[])[], row: number, column: number): number =>
  table[row]?.[column]?.cost ?? Number.POSITIVE_INFINITY;

/*
 * Another letter costs less than one too few and one too many, two other letters cost more: so most letters stay above
 * their own. The numbers make ways of the same cost have as many mistakes.
 */
const costOf = { same: 0, swapped: 20, missing: 20, extra: 20, other: 31 } as const satisfies Record<
  ColumnKind,
  number
>;

/* Costs of the cheapest way from (row, column) to the ends of both words: an edit distance with swaps. */
const tableOf = (wrote: string, meant: string): readonly (readonly Step[])[] => {
  const table: Step[][] = Array.from({ length: wrote.length + 1 }, () => []);
  for (let row = wrote.length; row >= 0; row--)
    for (let column = meant.length; column >= 0; column--) {
      const [mine, right] = [wrote[row], meant[column]];
      const hasBoth = mine !== undefined && right !== undefined;
      const isSwap = hasBoth && mine !== right && mine === meant[column + 1] && right === wrote[row + 1];
      // The first of the cheapest steps counts: letters stay together where they can.
      const steps: readonly Step[] = [
        ...(hasBoth && mine === right
          ? [{ cost: at(table, row + 1, column + 1), kind: 'same' as const }]
          : []),
        ...(isSwap
          ? [{ cost: at(table, row + 2, column + 2) + costOf.swapped, kind: 'swapped' as const }]
          : []),
        ...(hasBoth && mine !== right
          ? [{ cost: at(table, row + 1, column + 1) + costOf.other, kind: 'other' as const }]
          : []),
        ...(right === undefined
          ? []
          : [{ cost: at(table, row, column + 1) + costOf.missing, kind: 'missing' as const }]),
        ...(mine === undefined
          ? []
          : [{ cost: at(table, row + 1, column) + costOf.extra, kind: 'extra' as const }]),
      ];
      const best = steps.reduce<Step | null>(
        (found, step) => (found === null || step.cost < found.cost ? step : found),
        null,
      );
      const line = table[row];
      if (line !== undefined) line[column] = best ?? { cost: 0, kind: 'same' };
    }
  return table;
};

/** The columns of the comparison with the fewest mistakes. */
export const alignmentOf = (wrote: string, meant: string): readonly Column[] => {
  const table = tableOf(wrote, meant);
  const columns: Column[] = [];
  let [row, column] = [0, 0];
  while (row < wrote.length || column < meant.length) {
    const kind = table[row]?.[column]?.kind ?? 'same';
    const length = kind === 'swapped' ? 2 : 1;
    const rows = kind === 'missing' ? 0 : length;
    const places = kind === 'extra' ? 0 : length;
    for (let step = 0; step < length; step++)
      columns.push({
        kind,
        wrote: rows === 0 ? '' : (wrote[row + step] ?? ''),
        meant: places === 0 ? '' : (meant[column + step] ?? ''),
      });
    row += rows;
    column += places;
  }
  return columns;
};

/** The one mistake of a try with its letter, or how many there are. */
export type Mistake =
  | { readonly kind: 'other' | 'missing' | 'extra'; readonly letter: string; readonly isDouble: boolean }
  | { readonly kind: 'swapped' }
  | { readonly kind: 'several'; readonly count: number };

/** Null where nothing is wrong. */
export const mistakeIn = (columns: readonly Column[]): Mistake | null => {
  const wrong = columns.flatMap((column, place) => (column.kind === 'same' ? [] : [{ ...column, place }]));
  const swaps = wrong.filter(({ kind }) => kind === 'swapped').length / 2;
  const count = wrong.length - swaps;
  const [first] = wrong;
  if (first === undefined) return null;
  if (count > 1) return { kind: 'several', count };
  if (first.kind === 'swapped') return { kind: 'swapped' };
  if (first.kind === 'same') return null;
  const letter = first.meant === '' ? first.wrote : first.meant;
  const beside = [columns[first.place - 1], columns[first.place + 1]];
  const isDouble = first.kind !== 'other' && beside.some((one) => one?.meant === letter);
  return { kind: first.kind, letter, isDouble };
};
