/**
 * In the web, code that loads later uses `web/src/lib/lazy.tsx`, and texts use `defineMessages`. If loading fails, it
 * is then tried again in the same way everywhere, also after the network was away.
 */
import { Visitor } from 'oxc-parser';
import { importsOf, lineAt, parseFile } from '../parse.ts';
import { isTest, type SourceFile } from '../tree.ts';

const loaders = new Set(['later', 'lazyPart', 'lazyPage', 'pageIn', 'defineMessages']);

type Span = { readonly start: number; readonly end: number };

export const lazyProblems = (file: SourceFile): readonly string[] => {
  const { path, source } = file;
  if (!path.startsWith('web/src/') || path === 'web/src/lib/lazy.tsx' || isTest(path)) return [];
  const loading: Span[] = [];
  const imports: Span[] = [];
  new Visitor({
    CallExpression: ({ callee, start, end }) => {
      if (callee.type === 'Identifier' && loaders.has(callee.name)) loading.push({ start, end });
    },
    ImportExpression: ({ start, end }) => void imports.push({ start, end }),
  }).visit(parseFile(file).program);
  const bare = imports
    .filter((one) => !loading.some(({ start, end }) => start < one.start && one.end < end))
    .map(
      ({ start }) =>
        `${path}:${lineAt(source, start)} imports by hand; use later or lazyPart of lib/lazy.tsx`,
    );
  const fromReact = importsOf(file)
    .filter(({ from, line }) => from === 'react' && /\blazy\b/.test(source.split('\n')[line - 1] ?? ''))
    .map(({ line }) => `${path}:${line} takes lazy from react; use lazyPart of lib/lazy.tsx`);
  return [...bare, ...fromReact];
};
