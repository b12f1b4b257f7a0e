export { dormancyOf } from './dormancy.db.ts';
export { lookAtDormancy } from './fall-asleep.ts';
