// @ts-check
/** Makes api/dist (one file, packages stay outside) and web/dist (the app, prerendered pages, hashes). */
import { cpSync, rmSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { rolldown } from 'rolldown';
import { build } from 'vite';
import { root } from './run.mjs';

const ours = (/** @type {string} */ id) => /^[.#]/.test(id) || isAbsolute(id) || id.startsWith('@afrolearn/');

const buildApi = async () => {
  const out = join(root, 'api/dist');
  rmSync(out, { recursive: true, force: true });
  const bundle = await rolldown({
    input: join(root, 'api/src/main.ts'),
    platform: 'node',
    external: (id) => !ours(id),
    tsconfig: join(root, 'api/tsconfig.json'),
  });
  await bundle.write({ file: join(out, 'main.js'), format: 'esm', sourcemap: true });
  await bundle.close();
  cpSync(join(root, 'api/src/db/migrations'), join(out, 'migrations'), { recursive: true });
};

await buildApi();
await build({ configFile: join(root, 'web/vite.config.ts'), root: join(root, 'web'), logLevel: 'warn' });
