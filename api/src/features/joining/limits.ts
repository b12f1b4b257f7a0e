import { day, defineLimit, eachWrite, perPerson } from '#http/limits/limit.ts';

/** Requests to a teacher by email. */
export const teacherRequests = defineLimit('teacher-requests', {
  before: eachWrite,
  inside: [perPerson(5, day)],
});
