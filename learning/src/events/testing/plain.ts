import type { Progress } from '#events/state.ts';

/**
 * Plain objects with sorted keys, for comparison and readable diffs. The telling attempts are left out: they
 * are the server's memory, and their results are compared.
 */
export const plain = ({ totals, badges, gradeSeeds, items, units, days, cards }: Progress) => {
  const sorted = (map: ReadonlyMap<string | number, unknown>) => Object.fromEntries([...map].sort());
  const told = new Map([...items].map(([id, { telling: _, ...item }]) => [id, item]));
  return {
    totals,
    badges: [...badges].sort(),
    gradeSeeds: sorted(gradeSeeds),
    items: sorted(told),
    units: sorted(units),
    days: sorted(days),
    cards: sorted(cards),
  };
};
