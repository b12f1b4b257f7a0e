/** Entry point of `npm run restored`: begins a new epoch after a restore, while the server is stopped or running. */
import { runCommand } from './command.ts';
import { restoredCommand } from './features/events/index.ts';

runCommand({ word: 'RESTORED', what: 'begin a new epoch' }, restoredCommand);
