import { day, defineLimit, eachWrite, perPerson } from '#http/limits/limit.ts';

/** Texts that a speaker reviews: a long day of reading. */
export const textReviews = defineLimit('text-reviews', { before: [...eachWrite, perPerson(1500, day)] });
