// @ts-check
/** `npm run dev`: the server and Vite side by side, both from source; Ctrl-C ends both. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './run.mjs';
import { checkNode, ensureBuilt, ensurePackages } from './setup.mjs';

checkNode();
await ensurePackages('full');
await ensureBuilt();

const children = [
  spawn(process.execPath, ['--import', 'tsx', '--watch-preserve-output', '--watch', 'api/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
  }),
  spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'web'], {
    cwd: root,
    stdio: 'inherit',
  }),
];
const end = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', end);
process.on('SIGTERM', end);
