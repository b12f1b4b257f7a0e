export { fillHistory } from './history/history.ts';
export { prepareProfile } from './prepare.ts';
