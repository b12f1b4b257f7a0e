// @ts-check
/** What both commands need before anything else: packages and a build, each only when something changed. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, say, step } from './console.mjs';
import { npm, root, run } from './run.mjs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

export const checkNode = () => {
  if (major > 20 || (major === 20 && minor >= 19)) return;
  giveUp(`AfroLearn needs Node 20.19 or newer; this is ${process.versions.node}. Get it from nodejs.org.`);
};

const read = (/** @type {string} */ path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
const hash = (/** @type {string} */ text) => createHash('sha256').update(text).digest('hex');

const installStamp = join(root, 'node_modules', '.afrolearn.json');

/**
 * Installs what the lock file lists. The product needs the lean set; the checks need all of it. The stamp is
 * inside node_modules and written last, so a broken install is repeated. @param {'lean' | 'full'} kind
 */
export const ensurePackages = async (kind) => {
  const lock = hash(read(join(root, 'package-lock.json')));
  const stamp = JSON.parse(read(installStamp) || '{}');
  if (stamp.lock === lock && (stamp.kind === 'full' || stamp.kind === kind)) return;
  await step(
    `Installing packages (${kind === 'lean' ? 'the product' : 'the product and its checks'})`,
    async () => {
      const { code, output } = await npm([
        'ci',
        '--loglevel=error',
        ...(kind === 'lean' ? ['--omit=dev'] : []),
      ]);
      if (code !== 0) giveUp(`The packages could not be installed. npm said:\n${output.trim()}`);
      writeFileSync(installStamp, JSON.stringify({ lock, kind }));
    },
  );
};

const sources = [
  'learning',
  'contract',
  'curriculum',
  'api',
  'web',
  'scripts/build.mjs',
  'scripts/texts',
  'docs/glossary.md',
  'package-lock.json',
];
const notSource = new Set(['node_modules', 'dist', 'test-results']);

/** @param {string} path @returns {string[]} */
const filesUnder = (path) => {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !notSource.has(name))
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
};

const fingerprint = () => {
  const digest = createHash('sha256').update(process.versions.node);
  for (const source of sources) {
    for (const file of filesUnder(join(root, source)))
      digest.update(file.slice(root.length)).update(readFileSync(file));
  }
  return digest.digest('hex');
};

const buildStamp = join(root, '.cache', 'build.txt');
const outputs = [
  'curriculum/dist/pack.json',
  'api/dist/main.js',
  'api/dist/texts.json',
  'web/dist/pages.json',
];

/** Builds server and web app unless their sources are unchanged. */
export const ensureBuilt = async () => {
  const wanted = fingerprint();
  if (read(buildStamp) === wanted && outputs.every((file) => existsSync(join(root, file)))) return;
  await step('Building the server and the web app', async () => {
    const { code, output } = await run(process.execPath, [join(root, 'scripts/build.mjs')]);
    if (code === 2) {
      // The content has mistakes: say so each time, and do not treat this build as complete.
      say(`\n${output.trim()}`);
      return;
    }
    if (code !== 0) giveUp(`The build failed:\n${output.trim()}`);
    mkdirSync(join(root, '.cache'), { recursive: true });
    writeFileSync(buildStamp, wanted);
  });
};
