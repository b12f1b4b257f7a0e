export const partsOfDay = ['morning', 'afternoon', 'evening', 'night'] as const;
export type PartOfDay = (typeof partsOfDay)[number];

/** Morning from 5, afternoon from 12, evening from 17, night from 21. */
export const partOfDay = (hour: number): PartOfDay => {
  if (hour < 5 || hour >= 21) return 'night';
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
};
