export { fillHistory } from './history.ts';
export { prepareProfile } from './prepare.ts';
