// @ts-check
/** Makes curriculum/dist (the packed lessons), api/dist (one file, packages stay outside; all texts for speakers) and web/dist (the app, prerendered pages, hashes). */
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { build } from 'vite';
import { root } from './run.mjs';

/** The exit code that says: built, but with the lessons of the last good pack. */
const staleLessons = 2;

const ours = (/** @type {string} */ id) => /^[.#]/.test(id) || isAbsolute(id) || id.startsWith('@afrolearn/');

/**
 * @param {string} file @param {string} input @param {string} room
 * @param {import('rolldown').Plugin[]} plugins
 */
const bundleTo = async (file, input, room, plugins = []) => {
  const bundle = await rolldown({
    input: join(root, room, input),
    plugins,
    platform: 'node',
    external: (id) => !ours(id),
    tsconfig: join(root, room === 'scripts' ? 'scripts/house' : room, 'tsconfig.json'),
    // A missing file of ours must stop the build, not the server that it makes.
    onLog: (level, log, next) => {
      if (log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message);
      next(level, log);
    },
  });
  await bundle.write({ file, format: 'esm', sourcemap: true, codeSplitting: false });
  await bundle.close();
};

const buildApi = async () => {
  const out = join(root, 'api/dist');
  rmSync(out, { recursive: true, force: true });
  await bundleTo(join(out, 'main.js'), 'src/main.ts', 'api');
  await bundleTo(join(out, 'reset.js'), 'src/reset.ts', 'api');
  await bundleTo(join(out, 'school.js'), 'src/school.ts', 'api');
  await bundleTo(join(out, 'recount.js'), 'src/recount.ts', 'api');
  await bundleTo(join(out, 'restored.js'), 'src/restored.ts', 'api');
  await bundleTo(join(out, 'speakers.js'), 'src/speakers.ts', 'api');
  cpSync(join(root, 'api/src/db/migrations'), join(out, 'migrations'), { recursive: true });
};

/** Every table of texts, as one module that hands them out by their paths. */
const textTables = () => {
  const features = readdirSync(join(root, 'web/src/messages'), { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .flatMap(({ name }) => ['en', 'sw', 'fr', 'lg'].map((code) => `web/src/messages/${name}/${code}.ts`));
  const words = readdirSync(join(root, 'api/src/words')).map((name) => `api/src/words/${name}`);
  const paths = [...features, ...words].filter((path) => !path.endsWith('.test.ts'));
  const imports = paths.map((path, at) => `import * as m${at} from ${JSON.stringify(join(root, path))};`);
  return `${imports.join('\n')}\nexport const modules = {${paths.map((path, at) => `${JSON.stringify(path)}: m${at}`)}};
export { packTexts } from ${JSON.stringify(join(root, 'scripts/texts/pack.ts'))};`;
};

const packTexts = async () => {
  // Two folders below the root like the sources: the tool finds the root by its own place.
  const tool = join(root, '.cache/texts/pack.mjs');
  const id = join(root, 'scripts/texts/all-tables.mjs');
  await bundleTo(tool, 'texts/all-tables.mjs', 'scripts', [
    {
      name: 'texts',
      resolveId: (name) => (name === id ? id : null),
      load: (name) => (name === id ? textTables() : null),
    },
  ]);
  const { packTexts: pack, modules } = await import(pathToFileURL(tool).href);
  await pack(join(root, 'api/dist/texts.json'), async (/** @type {string} */ path) => modules[path]);
};

/** A separate tool checks and packs the content. It is bundled first, because this Node may not read TypeScript. */
const packCurriculum = async () => {
  const tool = join(root, 'curriculum/node_modules/.cache/pack-content.mjs');
  await bundleTo(tool, 'src/pack-content.ts', 'curriculum');
  const { packCurriculum: pack } = await import(pathToFileURL(tool).href);
  const findings = pack(join(root, 'curriculum'));
  if (findings.length === 0) return;
  process.stderr.write(`${findings.join('\n')}\nThe curriculum has mistakes; nothing was packed.\n`);
  if (!existsSync(join(root, 'curriculum/dist/pack.json'))) process.exit(1);
  // While an author has an unfinished lesson, the product still builds, with the lessons of the last good pack.
  process.exitCode = staleLessons;
};

await packCurriculum();
await buildApi();
await packTexts();
await build({
  configFile: join(root, 'web/vite.config.ts'),
  root: join(root, 'web'),
  logLevel: 'warn',
  // A path of `web/src/lib/paths.ts` is copied into each place that uses it, so that a first visit does not load the
  // table.
  build: { rolldownOptions: { optimization: { inlineConst: true } } },
});
