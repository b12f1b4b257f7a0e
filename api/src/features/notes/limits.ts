import { day, defineLimit, eachWrite, perPerson } from '#http/limits/limit.ts';

/** Notes shared with a class. */
export const sharedNotes = defineLimit('shared-notes', { before: eachWrite, inside: [perPerson(20, day)] });
