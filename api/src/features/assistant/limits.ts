import { aMinute, day, defineLimit, hour, perPerson } from '#http/limits/limit.ts';

/*
 * Requests to the operator's language model, which cost money: enough for a teacher's evening, too few for a
 * script.
 */
export const modelRequests = defineLimit('model-requests', {
  before: [...aMinute(4, 4), perPerson(20, hour), perPerson(60, day)],
});
