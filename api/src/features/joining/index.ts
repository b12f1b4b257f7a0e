export { askFor, wishFor } from './ask.ts';
export { countWaitingFor, type WaitingCount } from './joining.db.ts';
