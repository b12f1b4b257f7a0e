// @ts-check
/** `npm start`: sets up what is missing, then serves the product from this same process. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';
import { checkNode, ensureBuilt, ensurePackages } from './setup.mjs';

checkNode();
await ensurePackages('lean');
await ensureBuilt();
await import(pathToFileURL(join(root, 'api/dist/main.js')).href);
