import type { EntryType } from '#lessons/ids.ts';

/** Mastery points of one unit entry (spec 1 §9); a quiz multiplies them by its best score. */
export const pointsOf: Readonly<Record<EntryType, number>> = { video: 100, reading: 50, quiz: 200 };

/** Shown on every entry as '+25 Wisdom Seeds' (spec 1 §9). */
export const seedsPerEntry = 25;
