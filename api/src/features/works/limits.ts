import { aMinute, day, defineLimit, perPerson } from '#http/limits/limit.ts';

/** A tool saves at every change, and a device sends what changed since the last answer. */
export const savedWorks = defineLimit('saved-works', { before: [...aMinute(60, 60), perPerson(3_000, day)] });
/** Each showing runs the word filter over the whole work. */
export const shownWorks = defineLimit('shown-works', { before: [...aMinute(20, 20), perPerson(200, day)] });
