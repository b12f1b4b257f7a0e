import type { Progress } from '#events/state.ts';

/**
 * Plain objects with sorted keys: two of them are equal or show where they differ. The attempts that tell are left out:
 * they are how the server remembers, and what follows from them is compared.
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
