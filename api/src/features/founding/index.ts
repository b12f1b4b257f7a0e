export { checkSchools } from './check-schools.ts';
export { schoolCommand, type Talk } from './command.ts';
