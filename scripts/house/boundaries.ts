/**
 * The import rules. Each rule says in its name what it protects; `boundaries.test.ts` proves that each rule works.
 */
import { type Import, importsOf } from './parse.ts';
import { follow, type Place, placeOf } from './places.ts';
import { isTest, type SourceFile } from './tree.ts';

type Found = { readonly import: Import; readonly from: Place; readonly to: Place };
type FoundPackage = { readonly import: Import; readonly from: Place; readonly package: string };

/** Which rooms a room may enter. The web's tests may read the contract's schemas, its pages only its types. */
const mayEnter: Readonly<Record<string, readonly string[]>> = {
  learning: [],
  contract: ['learning'],
  curriculum: ['learning'],
  api: ['learning', 'contract'],
  web: ['learning', 'contract'],
  e2e: ['learning', 'contract'],
  bench: ['learning', 'contract'],
  // The translators' command reads the languages and every table of texts.
  scripts: ['learning'],
};

/**
 * The kits: code of one subject that several features share. Each kit has an entry file, and a heavy part may have
 * its own.
 */
const kits = ['lesson-kit', 'progress-kit', 'people-kit', 'teaching-kit', 'tool-kit'];
const belowKits = ['routing', 'ui', 'lib', 'messages', 'offline', 'ask', 'listen'];

/**
 * Each layer of the web, and the layers that it may import beside itself. `app` and the files of `src` import all of
 * them.
 */
const webLayers: Readonly<Record<string, readonly string[] | 'all'>> = {
  routing: [],
  ui: ['routing'],
  lib: [],
  messages: ['lib'],
  offline: ['ui', 'lib', 'messages'],
  // One direction only: replies of the server are cached offline, but the offline code sends no requests for pages.
  ask: ['ui', 'lib', 'messages', 'offline'],
  // Reading aloud: the listen buttons and the highlighted words, for kits and pages.
  listen: ['ui', 'lib', 'messages'],
  // Kits do not import one another: a page passes data from one to another.
  'lesson-kit': belowKits,
  'progress-kit': belowKits,
  'people-kit': belowKits,
  'teaching-kit': belowKits,
  'tool-kit': belowKits,
  features: [...belowKits, ...kits],
  tools: [...belowKits, ...kits],
  // The build writes the list of files into the worker.
  build: ['worker'],
  // The service worker runs beside the pages and shares with them the names of its caches.
  worker: ['lib'],
  app: 'all',
  testing: 'all',
  '': 'all',
};

const apiLayers: Readonly<Record<string, readonly string[] | 'all'>> = {
  db: [],
  model: [],
  words: [],
  mail: ['words'],
  http: ['db', 'mail', 'words'],
  features: ['db', 'mail', 'words', 'http', 'model'],
  testing: 'all',
  promises: 'all',
  '': 'all',
};

const layersOf = (room: string) => (room === 'web' ? webLayers : room === 'api' ? apiLayers : null);
const layered = ({ room, path }: Place) => layersOf(room) !== null && /^\w+\/(?:src|build)\//.test(path);

const settings = 'api/src/env.ts';
const cardWords = 'learning/src/people/card-words.ts';
const model = /^learning\/src\/events\/testing\/model(?:-\w+)*\.ts$/;
/**
 * Modules that the model may import at run time: itself, its sample units, tables of names and dates, and the library
 * of the cards.
 */
const modelMayRun = new Set([
  'learning/src/events/testing/sample-units.ts',
  'learning/src/badges/badges.ts',
  'learning/src/reviews/card.ts',
  'learning/src/streaks/calendar.ts',
]);
const sameRoom = ({ from, to }: Found) => from.room === to.room;
const sameSlice = ({ from, to }: Found) => from.layer === to.layer && from.slice === to.slice;

const maySeeLayer = (found: Found): boolean => {
  const { from, to } = found;
  if (!sameRoom(found) || !layered(from) || from.layer === to.layer) return true;
  if (isTest(from.path) || to.path === settings) return true;
  const below = layersOf(from.room)?.[from.layer] ?? [];
  return below === 'all' || below.includes(to.layer);
};

/** The entry file of the folder of `to`; null if its folder has none and may be imported freely. */
const doorOf = (to: Place, files: ReadonlySet<string>): string | null => {
  const door = `${to.room}/src/${to.layer}/${to.slice}/index.ts`;
  return to.layer === 'features' || files.has(door) ? door : null;
};

const entersByDoor = (found: Found, files: ReadonlySet<string>): boolean => {
  const { from, to } = found;
  if (!sameRoom(found) || from.room !== 'api' || to.slice === '' || sameSlice(found)) return true;
  // Tests of promises may import the inside of a slice, because they break things there on purpose.
  if (from.layer === 'promises') return true;
  const door = doorOf(to, files);
  // Only the list of slices enters their `slice.ts`.
  const isList = from.path === 'api/src/slices.ts' && to.path.endsWith('/slice.ts');
  return door === null || to.path === door || isList;
};

const isKitDoor = /^web\/src\/[a-z]+-kit\/(?:[a-z-]+\/)?index\.ts$/;
const entersKitByDoor = (found: Found): boolean => {
  const { from, to } = found;
  if (!sameRoom(found) || to.room !== 'web' || !kits.includes(to.layer) || from.layer === to.layer)
    return true;
  return isKitDoor.test(to.path);
};

const isReact = (name: string) => /^(?:react|@types\/react|preact)|[/-]react\b/.test(name);

const rules: Readonly<Record<string, (found: Found, files: ReadonlySet<string>) => boolean>> = {
  'no ../../: use a package import such as #lib/call.ts': ({ import: { from } }) => !from.includes('../..'),
  'a room enters only the rooms below it': (found) =>
    sameRoom(found) || (mayEnter[found.from.room] ?? []).includes(found.to.room),
  'another room is entered by its name, not by a path': (found) =>
    sameRoom(found) || found.import.from.startsWith('@afrolearn/'),
  'web takes only types of the contract (import type)': ({ import: { typeOnly }, from, to }) =>
    from.room !== 'web' || to.room !== 'contract' || typeOnly || isTest(from.path),
  'a layer stands only on the layers below it': maySeeLayer,
  'no feature imports a feature, no tool a tool': (found) =>
    found.from.room !== 'web' ||
    !['features', 'tools'].includes(found.from.layer) ||
    found.from.slice === '' ||
    found.from.layer !== found.to.layer ||
    sameSlice(found),
  'a slice of the server is entered by its index.ts': entersByDoor,
  'a kit is entered by its index.ts, or that of one of its parts': entersKitByDoor,
  // The list of 2,048 words must not reach a browser: it would help somebody who guesses the words of a card.
  'the words of the cards stay on the server': ({ from, to }) =>
    to.path !== cardWords || from.room === 'api' || isTest(from.path),
  // The model shares no code with what it judges: a mistake in shared code would show no difference.
  'the model of the proofs shares no code with what it judges': ({ import: { typeOnly }, from, to }) =>
    !model.test(from.path) || typeOnly || model.test(to.path) || modelMayRun.has(to.path),
  'what is for tests is used by tests': ({ from, to }) => !isTest(to.path) || isTest(from.path),
};

const packageRules: Readonly<Record<string, (found: FoundPackage) => boolean>> = {
  'learning knows no Node and no React': ({ from, package: name }) =>
    from.room !== 'learning' || (name !== 'node' && !isReact(name)),
  'contract takes zod and nothing else': ({ from, package: name }) =>
    from.room !== 'contract' || name === 'zod' || (isTest(from.path) && /^(?:vitest|fast-check)$/.test(name)),
  'web ships no schema library but zod/mini, and no Node': ({ from, package: name }) =>
    !from.path.startsWith('web/src/') || isTest(from.path) || (name !== 'zod' && name !== 'node'),
};

const unknownPlace = (place: Place): string | null => {
  if (!(place.room in mayEnter) && place.path.includes('/'))
    return 'every room has its row: this one is not in boundaries.ts';
  const layers = layersOf(place.room);
  if (layers === null || !layered(place) || place.layer in layers) return null;
  return 'every layer has its row: this folder is not in boundaries.ts';
};

const brokenBy = (from: Place, one: Import, files: ReadonlySet<string>): readonly string[] => {
  const to = follow(from, one.from);
  if ('package' in to) {
    const found = { import: one, from, package: to.package };
    return Object.keys(packageRules).filter((name) => packageRules[name]?.(found) === false);
  }
  const found = { import: one, from, to };
  return Object.keys(rules).filter((name) => rules[name]?.(found, files) === false);
};

/** What is wrong, a line each: place, what was imported, and the rule it breaks. */
export const violations = (files: readonly SourceFile[]): readonly string[] => {
  const paths = new Set(files.map(({ path }) => path));
  return files.flatMap((file) => {
    const from = placeOf(file.path);
    const unknown = unknownPlace(from);
    if (unknown !== null) return [`${file.path}: ${unknown}`];
    return importsOf(file).flatMap((one) =>
      brokenBy(from, one, paths).map((rule) => `${file.path}:${one.line} imports ${one.from}: ${rule}`),
    );
  });
};

export const ruleNames = [...Object.keys(rules), ...Object.keys(packageRules)];
