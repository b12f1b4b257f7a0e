/** Entry point of `npm run recount`: counts every sum again, while the server is stopped or running. */
import { runCommand } from './command.ts';
import { recountCommand } from './features/events/index.ts';

runCommand({ word: 'WRITE', what: 'mend them' }, recountCommand);
