// @ts-check
/** `npm run speakers`: who may read the texts of the product, and what they found as a PO file. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';
import { checkNode, ensureBuilt, ensurePackages } from './setup.mjs';

checkNode();
await ensurePackages('lean');
await ensureBuilt();
await import(pathToFileURL(join(root, 'api/dist/speakers.js')).href);
