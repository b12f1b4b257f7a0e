export { seedHistory } from './history.ts';
export { prepareProfile } from './prepare.ts';
