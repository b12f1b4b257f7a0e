// @ts-check
/** `npm run write`: the lessons as learners will see them, while an author writes. Ctrl-C ends it. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './run.mjs';
import { checkNode, ensureBuilt, ensurePackages } from './setup.mjs';

checkNode();
await ensurePackages('full');
await ensureBuilt();

const port = Number(process.env.PORT ?? 4170);
const behind = port + 1;
const children = [
  spawn(process.execPath, [join(root, 'api/dist/main.js')], {
    cwd: root,
    // Uses its own demo, so that an author's tries do not appear in the product's data.
    env: {
      ...process.env,
      SAFETY_PROFILE: 'demo',
      PORT: String(behind),
      DATA_DIR: process.env.DATA_DIR ?? join(root, '.cache/write'),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  }),
  spawn(
    process.execPath,
    ['--import', 'tsx', 'curriculum/src/write/command.ts', `http://127.0.0.1:${behind}`, String(port)],
    { cwd: root, stdio: 'inherit' },
  ),
];
const end = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', end);
process.on('SIGTERM', end);
for (const child of children) child.on('exit', end);
