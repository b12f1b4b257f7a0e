// @ts-check
/** `npm run reset`: deletes everything this copy of AfroLearn has stored. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';
import { checkNode, ensureBuilt, ensurePackages } from './setup.mjs';

checkNode();
await ensurePackages('lean');
await ensureBuilt();
await import(pathToFileURL(join(root, 'api/dist/reset.js')).href);
