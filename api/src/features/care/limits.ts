import { aMinute, day, defineLimit, perPerson } from '#http/limits/limit.ts';

/** Exports of all data, which are large. A parent of many children takes one for each. */
export const dataExports = defineLimit('data-exports', { before: [...aMinute(6, 6), perPerson(20, day)] });
