import { day, defineLimit, eachWrite, hour, perPerson } from '#http/limits/limit.ts';

/** Enough for a week of lessons in every class of a teacher. */
export const madeAssignments = defineLimit('made-assignments', {
  before: [...eachWrite, perPerson(200, day)],
});

/** Hand-ins; their photos take disk space. */
export const handInTexts = defineLimit('hand-in-texts', { before: [...eachWrite, perPerson(60, day)] });

export const handInPhotos = defineLimit('hand-in-photos', {
  before: [...eachWrite, perPerson(12, hour), perPerson(30, day)],
});
