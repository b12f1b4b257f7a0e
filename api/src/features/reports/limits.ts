import { day, defineLimit, eachWrite, perPerson } from '#http/limits/limit.ts';

/** Reports, counted by the handler: the same report counts once. Urgent ones are neither counted nor refused. */
export const sentReports = defineLimit('sent-reports', { before: eachWrite, inside: [perPerson(10, day)] });
