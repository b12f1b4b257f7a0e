/** Entry point of `npm run recount`: recomputes every sum, while the server is stopped or running. */
import { runCommand } from './command.ts';
import { recountCommand } from './features/events/index.ts';

runCommand({ word: 'WRITE', what: 'mend them' }, recountCommand);
