export { lookAtSchoolYear } from './turn-of-year.ts';
