// @ts-check
/** `npm run proof`: the promises at full length. Slow by nature, so not part of `npm test`. */
import { join } from 'node:path';
import { say } from './console.mjs';
import { root, run } from './run.mjs';
import { checkNode, ensureBuilt, ensurePackages } from './setup.mjs';

checkNode();
await ensurePackages('full');
await ensureBuilt();
say('Proving the promises at full length: lock files (R3), kill -9 under load (R1).');
const { code } = await run(
  process.execPath,
  [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'postgres', '--project', 'promises'],
  { env: { ...process.env, PROOF: '1' }, show: true },
);
process.exit(code);
