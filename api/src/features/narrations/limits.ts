import { defineLimit, eachWrite, hour, perPerson } from '#http/limits/limit.ts';

/** Voice recordings of scenes: a long lesson twice an hour. */
export const voiceRecordings = defineLimit('voice-recordings', {
  before: [...eachWrite, perPerson(120, hour)],
});
