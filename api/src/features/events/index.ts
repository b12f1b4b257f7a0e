export { restoredCommand } from './epochs/restored-command.ts';
export { receiveOfMany } from './receive-together.ts';
export { recountCommand } from './recount/recount-command.ts';
export { recountUnits } from './recount/relist.ts';
