/** Names and sizes: what a file may be called, how long it may be, how many may lie together. */
import { basename, dirname, extname } from 'node:path';

/** Roles that a dotted suffix may name. A new suffix needs a decision. */
const suffixes = new Set([
  'routes',
  'db',
  'access',
  'api',
  'test',
  'bench',
  'spec',
  'module',
  'config',
  'base',
  'd',
]);

/** Names that say nothing about what is inside. */
const empty = new Set([
  ...['utils', 'helpers', 'common', 'misc', 'shared', 'manager', 'base', 'core', 'new', 'old', 'v2'],
]);
/** Words that say nothing at the end of a longer name either: `string-utils`, `dashboard-old`. */
const emptyEndings = /-(?:utils?|helpers?|misc|manager|new|old|v\d+)$/;
/** Study tools whose documented names end in such a word. */
const documentedNames = /^(?:tools-)?(?:homework|classroom-debate)-helper$/;

const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const isText = (path: string) => /\.(?:ts|tsx|mts|mjs|js|css|sql)$/.test(path);

/** Written for people or asked for by their names: READMEs, licences, dotfiles. */
const hasFixedName = (name: string) => name.startsWith('.') || /^[A-Z]+(?:\.md)?$/.test(name);

/** Lesson files are named by the curriculum's own checker. */
const isContent = (path: string) => path.startsWith('curriculum/content/');

/** A style sheet called `base` is the base of all components, so here the name does say something. */
const saysNothing = (stem: string, extension: string) =>
  (empty.has(stem) && extension !== '.css') || (emptyEndings.test(stem) && !documentedNames.test(stem));

const problemsOfName = (path: string): readonly string[] => {
  const name = basename(path);
  if (hasFixedName(name)) return [];
  const extension = extname(name);
  const [stem = '', ...roles] = name.slice(0, name.length - extension.length).split('.');
  return [
    ...(kebab.test(stem) ? [] : [`${path}: the name is not kebab-case`]),
    ...roles
      .filter((role) => !suffixes.has(role))
      .map((role) => `${path}: .${role} is not one of our suffixes`),
    ...(saysNothing(stem, extension) ? [`${path}: "${stem}" does not say what is inside`] : []),
  ];
};

const problemsOfFolder = (folder: string): readonly string[] => {
  const name = basename(folder);
  if (name === '.' || name.startsWith('.')) return [];
  if (!kebab.test(name)) return [`${folder}/: the name is not kebab-case`];
  return saysNothing(name, '') ? [`${folder}/: "${name}" does not say what is inside`] : [];
};

const foldersOf = (paths: readonly string[]): readonly string[] => {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) folders.add(folder);
  }
  return [...folders].sort();
};

export const nameProblems = (paths: readonly string[]): readonly string[] => {
  const ours = paths.filter((path) => !isContent(path));
  return [...ours.flatMap(problemsOfName), ...foldersOf(ours).flatMap(problemsOfFolder)];
};

/** Tables of messages may be as long as needed. */
const isMessages = (path: string) => /^(?:web\/src\/messages|api\/src\/words)\//.test(path);

const mostLines = (path: string): number =>
  path.endsWith('.tsx') && !path.endsWith('.test.tsx') ? 200 : 300;

export const lengthProblem = ({ path, source }: { path: string; source: string }): string | null => {
  if (!isText(path) || isMessages(path)) return null;
  const lines = source.replace(/\n$/, '').split('\n').length;
  return lines > mostLines(path) ? `${path}: ${lines} lines; at most ${mostLines(path)}` : null;
};

const mostThings = 19;

/** Folders that may be fuller, and why. */
const fuller: readonly (readonly [folder: RegExp, why: string])[] = [
  [/^curriculum\/content(?:\/|$)/, 'what is taught is as much as it is'],
  [
    /^(?:web\/src\/messages|api\/src\/words)$/,
    'one folder a feature on the web, one file a slice on the server',
  ],
  [/^api\/src\/db\/migrations$|^docs\/decisions$/, 'history only grows'],
  [/^contract\/src$/, 'one file for each area, and nothing else'],
  [/^web\/src\/ui\/pictures\//, 'sets of drawings'],
  [/^web\/src\/ui$/, 'one flat list of components is what a reader looks through; grouping would hide them'],
];

/** `button.tsx`, `button.module.css` and `button.test.tsx` count as one thing in a folder. */
const thingIn = (path: string) => basename(path).replace(/(?!^)\..*$/, '');

export const fullFolders = (paths: readonly string[]): readonly string[] => {
  const things = new Map<string, Set<string>>();
  for (const path of paths) {
    const folder = dirname(path);
    things.set(folder, (things.get(folder) ?? new Set()).add(thingIn(path)));
  }
  return [...things]
    .filter(([folder, { size }]) => size > mostThings && !fuller.some(([exempt]) => exempt.test(folder)))
    .map(([folder, { size }]) => `${folder}/: ${size} things; at most ${mostThings}`);
};

/** Exemptions that nothing needs any more. */
export const idleExemptions = (paths: readonly string[]): readonly string[] => {
  const folders = foldersOf(paths);
  return fuller.filter(([exempt]) => !folders.some((folder) => exempt.test(folder))).map(([, why]) => why);
};
