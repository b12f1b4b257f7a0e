// @ts-check
/** `npm start`: sets up what is missing, then serves the product from this same process. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';
import { checkNode, ensureBuilt, ensurePackages } from './setup.mjs';

checkNode();
// npm and its shell do not forward the termination signal, and a server left over would keep the port and the data
// folder in use.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 1000).unref();
await ensurePackages('lean');
await ensureBuilt();
await import(pathToFileURL(join(root, 'api/dist/main.js')).href);
