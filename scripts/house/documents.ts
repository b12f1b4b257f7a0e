/** Checks what our documents say: that paths exist and commands run. */
import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { isIgnored, root, type SourceFile } from './tree.ts';

const isThere = (path: string) => existsSync(posix.join(root, path));

const ending = /\.(?:ts|tsx|mjs|md|json|sql|css|svg|png|yaml|html)$/;
const path = /^\.?[\w@][\w@.-]*(?:\/[\w@.-]+)*\/?$/;

/** `api/src/env.ts` and `docs/` are paths of ours; `POST /login`, `text/html` and `node:fs` are not. */
const looksLikePath = (word: string): boolean => {
  if (!path.test(word) || !word.includes('/')) return false;
  const [first = ''] = word.split('/');
  return ending.test(word) || isThere(first);
};

const withoutFences = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '');

/** Paths in back-ticks start at the root of the project, paths in links at their document. */
const wordsIn = (text: string): readonly string[] =>
  [...withoutFences(text).matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => code.split(/\s+/));

const inFences = (text: string): readonly string[] =>
  [...text.matchAll(/^```[\s\S]*?^```/gm)].flatMap(([block]) =>
    block
      .split(/[\s'"`(),;]+/)
      .filter((word) => ending.test(word) && word.includes('/') && !word.startsWith('.')),
  );

const linksIn = ({ path: from, source }: SourceFile): readonly string[] =>
  [...withoutFences(source).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link.replace(/#.*$/, ''))
    .filter((link) => link !== '' && !/^[a-z]+:/.test(link))
    .map((link) => posix.join(posix.dirname(from), link));

export const missingPaths = (file: SourceFile): readonly string[] => {
  const named = [...wordsIn(file.source), ...inFences(file.source)].filter(looksLikePath);
  const wanted = new Set([...named, ...linksIn(file)].map((one) => one.replace(/\/$/, '')));
  return [...wanted]
    .filter((one) => !isIgnored(one) && !isThere(one))
    .map((one) => `${file.path} names ${one}`);
};

/** npm's own commands, which need no entry of ours. */
const npmKnows = new Set(['ci', 'install', 'run', 'exec']);

export type Commands = { readonly scripts: ReadonlySet<string>; readonly programs: ReadonlySet<string> };

export const missingCommands = (file: SourceFile, { scripts, programs }: Commands): readonly string[] => {
  const code = [...file.source.matchAll(/^```[\s\S]*?^```|`[^`\n]+`/gm)].map(([text]) => text).join('\n');
  const said = [...code.matchAll(/\b(npm run|npm|npx) ([a-z][\w:-]*)/g)];
  return said
    .filter(([, program, name = '']) => {
      if (program === 'npx') return !programs.has(name);
      return !scripts.has(name) && (program === 'npm run' || !npmKnows.has(name));
    })
    .map(([command]) => `${file.path} says ${command}`);
};

/** Documents that code refers to; the curriculum's tool names lesson files instead. */
export const documentsNamedIn = ({ path: from, source }: SourceFile): readonly string[] =>
  from.startsWith('curriculum/') || from.startsWith('scripts/house/')
    ? []
    : [...source.matchAll(/\b(?:[\w-]+\/)*(?:[\w-]+\.md\b|README\b)/g)].map(([name]) => name);

/** The names in capitals that `api/src/env.ts` reads. */
export const settingsIn = (source: string): readonly string[] =>
  [...source.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name);
