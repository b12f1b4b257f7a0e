import { day, defineLimit, eachWrite, perPerson } from '#http/limits/limit.ts';

export const setHelpMarks = defineLimit('set-help-marks', {
  before: eachWrite,
  inside: [perPerson(10, day)],
});
