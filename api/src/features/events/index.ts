export { restoredCommand } from './epochs/restored-command.ts';
export { receiveEvents } from './receive.ts';
export { recountCommand } from './recount/recount-command.ts';
export { recountUnits } from './recount/relist.ts';
