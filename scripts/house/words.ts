/** Checks names against the glossary: a guarded word may stand only where docs/words.md gives it its one meaning. */
import { Visitor } from 'oxc-parser';
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

export const readGlossary = (text: string): Glossary => ({
  meanings: tableBelow(text, 'What we talk about').flatMap(([words = '']) => words.split(', ')),
  guarded: tableBelow(text, 'Guarded words').map(([word = '', , places = '', instead = '']) => ({
    word,
    places: inTicks(places),
    instead,
  })),
  waiting: tableBelow(text, 'Still to rename').map(([word = '', path = '']) => ({
    word,
    path: inTicks(path)[0] ?? '',
  })),
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

export type NamedFile = { readonly path: string; readonly names: readonly string[] };

/** What others read of a file: its own name, its exports, and its types, which appear in every signature. */
export const namedIn = (file: SourceFile): NamedFile => {
  const { program, module } = parseFile(file);
  const found = new Set<string>([file.path.split('/').at(-1)?.replace(/\..*$/, '') ?? '']);
  for (const { entries } of module.staticExports)
    for (const { exportName } of entries) if (exportName.name !== null) found.add(exportName.name);
  new Visitor({
    TSTypeAliasDeclaration: ({ id }) => found.add(id.name),
    TSInterfaceDeclaration: ({ id }) => found.add(id.name),
  }).visit(program);
  return { path: file.path, names: [...found] };
};

const standsIn = (places: readonly string[], path: string): boolean =>
  places.some((place) => (place.endsWith('/') ? path.startsWith(place) : path === place));

type Use = Waiting & { readonly name: string; readonly instead: string };

/** Every name that holds a guarded word outside the places of its meaning. */
const usesIn = ({ guarded }: Glossary, file: NamedFile): readonly Use[] =>
  guarded
    .filter(({ places }) => !standsIn(places, file.path))
    .flatMap(({ word, instead }) =>
      file.names
        .filter((name) => wordsOf(name).some((said) => isFormOf(said, word)))
        .map((name) => ({ word, path: file.path, name, instead })),
    );

const isWaiting = ({ waiting }: Glossary, use: Use): boolean =>
  waiting.some(({ word, path }) => word === use.word && standsIn([path], use.path));

export const wordProblems = (glossary: Glossary, files: readonly NamedFile[]): readonly string[] =>
  files
    .flatMap((file) => usesIn(glossary, file))
    .filter((use) => !isWaiting(glossary, use))
    .map(({ word, path, name, instead }) => `${path}: ${name} says "${word}"; say ${instead}`);

/** Words explained twice, places that no longer use a guarded word, and finished renames. */
export const idleWords = (glossary: Glossary, files: readonly NamedFile[]): readonly string[] => {
  const { meanings, guarded, waiting } = glossary;
  const says = (word: string, place: string) =>
    files.some(
      (file) =>
        standsIn([place], file.path) &&
        file.names.some((name) => wordsOf(name).some((said) => isFormOf(said, word))),
    );
  return [
    ...meanings
      .filter((word, at) => meanings.indexOf(word) !== at)
      .map((word) => `"${word}" is explained twice`),
    ...guarded.flatMap(({ word, places }) =>
      places.filter((place) => !says(word, place)).map((place) => `"${word}" stands no more in ${place}`),
    ),
    ...waiting
      .filter(({ word, path }) => !says(word, path))
      .map(({ word, path }) => `${path}: "${word}" is renamed`),
  ];
};
