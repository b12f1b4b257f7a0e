/**
 * Finds the tests that a change can break, by the imports of all files. Files that list every slice are not followed.
 */
import { importsOf } from './parse.ts';
import { follow, placeOf } from './places.ts';
import { isTest, type SourceFile } from './tree.ts';

export type Touched = {
  readonly rooms: readonly string[];
  readonly tests: readonly string[];
  readonly journeys: readonly string[];
  readonly content: boolean;
};

/** A change of these files may break any test. */
const ground =
  /^(?:package(?:-lock)?\.json|tsconfig\.base\.json|vitest\.config\.ts|biome\.json|scripts\/\w+\.mjs|\w+\/(?:package|tsconfig)\.json|web\/vite(?:st)?\.config\.ts|api\/src\/testing\/(?:global-setup|test-app)\.ts|web\/src\/testing\/(?:setup|show)\.tsx?)$/;

/** Lists of all slices: if imports were followed through them, every test would depend on every file. */
const lists =
  /^(?:api\/src\/(?:app|main|slices)\.ts|contract\/src\/index\.ts|web\/src\/app\/(?:routes|app)\.tsx?)$/;

/** A change of the whole server or of all pages runs one journey; the other journeys run only with everything. */
const oneStory = 'e2e/src/first-lesson.spec.ts';

const roomsAbove: Readonly<Record<string, readonly string[]>> = {
  learning: ['learning', 'contract', 'curriculum', 'api', 'web', 'e2e', 'bench'],
  contract: ['contract', 'api', 'web', 'e2e', 'bench'],
  curriculum: ['curriculum'],
  api: ['api', 'e2e', 'bench'],
  web: ['web'],
  e2e: ['e2e'],
  bench: ['bench'],
  scripts: ['scripts/house'],
};

const importersOf = (files: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> => {
  const importers = new Map<string, string[]>();
  for (const file of files)
    for (const { from } of importsOf(file)) {
      const to = follow(placeOf(file.path), from);
      if ('package' in to) continue;
      importers.set(to.path, [...(importers.get(to.path) ?? []), file.path]);
    }
  return importers;
};

const reachedFrom = (changed: readonly string[], files: readonly SourceFile[]): ReadonlySet<string> => {
  const importers = importersOf(files);
  const reached = new Set(changed);
  for (const path of reached) {
    if (lists.test(path) && !changed.includes(path)) continue;
    for (const importer of importers.get(path) ?? []) reached.add(importer);
  }
  return reached;
};

/** `api/src/features/plan`: calls are tested over HTTP, so their tests do not import the slice that they test. */
const sliceOf = (path: string): string | null => /^api\/src\/features\/[\w-]+\//.exec(path)?.[0] ?? null;

const isTestFile = (path: string) => /\.test\.tsx?$/.test(path);

/** Null where a change may touch everything. */
export const touchedBy = (changed: readonly string[], files: readonly SourceFile[]): Touched | null => {
  if (changed.some((path) => ground.test(path))) return null;
  const reached = reachedFrom(changed, files);
  const slices = new Set([...reached].flatMap((path) => (isTestFile(path) ? [] : (sliceOf(path) ?? []))));
  const rooms = new Set(changed.flatMap((path) => roomsAbove[placeOf(path).room] ?? []));
  const ofRules = (path: string) =>
    (path.startsWith('scripts/house/') && changed.length > 0) ||
    (path.startsWith('api/src/http/') && rooms.has('api')) ||
    (path.startsWith('curriculum/src/') && changed.some((one) => one.startsWith('curriculum/content/')));
  const tests = files
    .map(({ path }) => path)
    .filter(isTestFile)
    .filter((path) => reached.has(path) || slices.has(sliceOf(path) ?? '') || ofRules(path));
  const specs = [...reached].filter((path) => /^e2e\/.*\.spec\.ts$/.test(path));
  const product = changed.some((path) => /^(?:web|api|learning|contract)\//.test(path) && !isTest(path));
  return {
    rooms: [...rooms],
    tests,
    journeys: [...new Set([...specs, ...(product ? [oneStory] : [])])],
    content: changed.some((path) => /^(?:curriculum|learning)\//.test(path)),
  };
};
