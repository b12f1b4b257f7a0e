export { itemPointsOf, reachedIn } from './claims.db.ts';
export { receiveEvents } from './receive.ts';
export { recountUnits } from './recount.ts';
