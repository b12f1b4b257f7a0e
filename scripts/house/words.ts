/** Checks names against the glossary: a guarded word may be used only where docs/words.md gives it its one meaning. */
import { type BindingPattern, type ParamPattern, Visitor } from 'oxc-parser';
import { parseFile } from './parse.ts';
import type { SourceFile } from './tree.ts';

export type GuardedWord = {
  readonly word: string;
  /** Files, and folders that end in a slash. */
  readonly places: readonly string[];
  readonly instead: string;
};
export type Waiting = { readonly word: string; readonly path: string };
export type Glossary = {
  readonly meanings: readonly string[];
  readonly guarded: readonly GuardedWord[];
  readonly waiting: readonly Waiting[];
  readonly waitingLocals: readonly Waiting[];
};

/** The rows of the table below a heading, without its two head lines; empty without a table. */
const tableBelow = (text: string, heading: string): readonly (readonly string[])[] => {
  const [, after = ''] = text.split(`\n## ${heading}\n`);
  const [section = ''] = after.split('\n## ');
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
};

const inTicks = (cell: string): readonly string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

const waitingBelow = (text: string, heading: string): readonly Waiting[] =>
  tableBelow(text, heading).flatMap(([word = '', places = '']) =>
    inTicks(places).map((path) => ({ word, path })),
  );

export const readGlossary = (text: string): Glossary => ({
  meanings: tableBelow(text, 'What we talk about').flatMap(([words = '']) => words.split(', ')),
  guarded: tableBelow(text, 'Guarded words').map(([word = '', , places = '', instead = '']) => ({
    word,
    places: inTicks(places),
    instead,
  })),
  waiting: waitingBelow(text, 'Still to rename'),
  waitingLocals: waitingBelow(text, 'Local names still to rename'),
});

/** `seedsPerEntry`, `seed-board` and `SEED_COUNT` are made of words. */
const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

const isFormOf = (said: string, word: string): boolean =>
  [word, `${word}s`, `${word}ed`, `${word}ing`].includes(said);

export type NamedFile = {
  readonly path: string;
  /** Names that other files read: the name of the file, its exports and types. */
  readonly names: readonly string[];
  /** Variables and parameters. */
  readonly locals: readonly string[];
};

type Bound = ParamPattern | BindingPattern;

/**
 * The names that a pattern chooses. A name taken over from a property (`({ seed }) =>`) is not a choice: it belongs to
 * the type that has the property.
 */
const chosenIn = (pattern: Bound | null): readonly string[] => {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'AssignmentPattern':
      return chosenIn(pattern.left);
    case 'RestElement':
      return chosenIn(pattern.argument);
    case 'ArrayPattern':
      return pattern.elements.flatMap(chosenIn);
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) => {
        if (one.type === 'RestElement') return chosenIn(one.argument);
        return one.shorthand ? [] : chosenIn(one.value);
      });
    default:
      return [];
  }
};

/** The names in a file: its own, its exports, its types, and its variables and parameters. */
export const namedIn = (file: SourceFile): NamedFile => {
  const { program, module } = parseFile(file);
  const found = new Set<string>([file.path.split('/').at(-1)?.replace(/\..*$/, '') ?? '']);
  for (const { entries } of module.staticExports)
    for (const { exportName } of entries) if (exportName.name !== null) found.add(exportName.name);
  const locals = new Set<string>();
  const add = (pattern: Bound | null) => {
    for (const name of chosenIn(pattern)) locals.add(name);
  };
  new Visitor({
    TSTypeAliasDeclaration: ({ id }) => found.add(id.name),
    TSInterfaceDeclaration: ({ id }) => found.add(id.name),
    VariableDeclarator: ({ id }) => add(id),
    FunctionDeclaration: ({ params }) => params.forEach(add),
    FunctionExpression: ({ params }) => params.forEach(add),
    ArrowFunctionExpression: ({ params }) => params.forEach(add),
    CatchClause: ({ param }) => add(param),
  }).visit(program);
  return { path: file.path, names: [...found], locals: [...locals].filter((name) => !found.has(name)) };
};

const standsIn = (places: readonly string[], path: string): boolean =>
  places.some((place) => (place.endsWith('/') ? path.startsWith(place) : path === place));

type Use = Waiting & { readonly name: string; readonly instead: string; readonly isLocal: boolean };

/** Every name that holds a guarded word outside the places of its meaning. */
const usesIn = ({ guarded }: Glossary, file: NamedFile): readonly Use[] =>
  guarded
    .filter(({ places }) => !standsIn(places, file.path))
    .flatMap(({ word, instead }) =>
      [...file.names, ...file.locals]
        .filter((name) => wordsOf(name).some((said) => isFormOf(said, word)))
        .map((name) => ({ word, path: file.path, name, instead, isLocal: file.locals.includes(name) })),
    );

const isWaiting = ({ waiting, waitingLocals }: Glossary, use: Use): boolean =>
  [...waiting, ...(use.isLocal ? waitingLocals : [])].some(
    ({ word, path }) => word === use.word && standsIn([path], use.path),
  );

export const wordProblems = (glossary: Glossary, files: readonly NamedFile[]): readonly string[] =>
  files
    .flatMap((file) => usesIn(glossary, file))
    .filter((use) => !isWaiting(glossary, use))
    .map(({ word, path, name, instead }) => `${path}: ${name} says "${word}"; say ${instead}`);

/** Words explained twice, places that no longer use a guarded word, and finished renames. */
export const idleWords = (glossary: Glossary, files: readonly NamedFile[]): readonly string[] => {
  const { meanings, guarded, waiting, waitingLocals } = glossary;
  const says = (word: string, place: string) =>
    files.some(
      (file) =>
        standsIn([place], file.path) &&
        [...file.names, ...file.locals].some((name) => wordsOf(name).some((said) => isFormOf(said, word))),
    );
  return [
    ...meanings
      .filter((word, at) => meanings.indexOf(word) !== at)
      .map((word) => `"${word}" is explained twice`),
    ...guarded.flatMap(({ word, places }) =>
      places.filter((place) => !says(word, place)).map((place) => `"${word}" stands no more in ${place}`),
    ),
    ...[...waiting, ...waitingLocals]
      .filter(({ word, path }) => !says(word, path))
      .map(({ word, path }) => `${path}: "${word}" is renamed`),
  ];
};
