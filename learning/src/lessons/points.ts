import type { ItemType } from '#lessons/ids.ts';

/** Mastery points of one list item (spec 1 §9); a quiz counts its best score times these. */
export const pointsOf: Readonly<Record<ItemType, number>> = { video: 100, reading: 50, quiz: 200 };

/** Shown on every item as '+25 Wisdom Seeds' (spec 1 §9). */
export const seedsPerItem = 25;
