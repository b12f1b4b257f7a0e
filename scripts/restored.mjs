// @ts-check
/** `npm run restored`: begins a new epoch after a backup was restored, so that devices offer their work again. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';
import { checkNode, ensureBuilt, ensurePackages } from './setup.mjs';

checkNode();
await ensurePackages('lean');
await ensureBuilt();
await import(pathToFileURL(join(root, 'api/dist/restored.js')).href);
