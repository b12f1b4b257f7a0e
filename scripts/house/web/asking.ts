/**
 * Pages ask the server with `useAnswer` of `web/src/ask/`. An effect that fetches by hand easily forgets a case: the
 * person has left, the network is back, the answer comes too late.
 */
import { Visitor } from 'oxc-parser';
import { lineAt, parseFile } from '../parse.ts';
import { isTest, type SourceFile } from '../tree.ts';

/** Below the pages: who is signed in, and which server this is, are asked before anything is shown. */
const mayAsk = /^web\/src\/(?:lib|ask|offline|testing)\//;

type Node = { readonly type: string; readonly start: number; readonly end: number };
type Made = { readonly name: string; readonly text: string };

const wrappers = new Set(['useCallback', 'useEffectEvent']);
const effects = new Set(['useEffect', 'useLayoutEffect']);

const isFunction = (node: Node): boolean =>
  node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression';

const calleeName = (node: Node): string => {
  const { callee } = node as Node & { callee?: { name?: unknown } };
  return node.type === 'CallExpression' && typeof callee?.name === 'string' ? callee.name : '';
};

/** The functions that a file makes, and the effects that it runs. */
const madeIn = (file: SourceFile) => {
  const functions: Made[] = [];
  const run: { at: number; text: string }[] = [];
  const textOf = ({ start, end }: Node) => file.source.slice(start, end);
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'Identifier' || init === null) return;
      if (isFunction(init) || wrappers.has(calleeName(init)))
        functions.push({ name: id.name, text: textOf(init) });
    },
    CallExpression: (node) => {
      const [act] = node.arguments;
      if (effects.has(calleeName(node)) && act !== undefined) run.push({ at: node.start, text: textOf(act) });
    },
  }).visit(parseFile(file).program);
  return { file, functions, run };
};

const asks = (text: string, askers: ReadonlySet<string>): boolean =>
  /\bcall\(\s*'GET /.test(text) || (text.match(/\b[a-z]\w*\b/g) ?? []).some((word) => askers.has(word));

/** Hooks and components may contain a question; only the functions that ask it count. */
const isPlain = (name: string) => /^[a-z]/.test(name) && !/^use[A-Z]/.test(name);

const withAskers = (made: readonly Made[], known: ReadonlySet<string>): ReadonlySet<string> => {
  const found = made.filter(({ name, text }) => isPlain(name) && asks(text, known)).map(({ name }) => name);
  const all = new Set([...known, ...found]);
  return all.size === known.size ? known : withAskers(made, all);
};

export const askingProblems = (files: readonly SourceFile[]): readonly string[] => {
  const pages = files
    .filter(({ path }) => path.startsWith('web/src/') && !isTest(path) && !mayAsk.test(path))
    .map(madeIn);
  const offered = withAskers(
    pages.filter(({ file }) => file.path.endsWith('.api.ts')).flatMap(({ functions }) => functions),
    new Set(),
  );
  return pages.flatMap(({ file, functions, run }) => {
    const askers = withAskers(functions, offered);
    return run
      .filter(({ text }) => asks(text, askers))
      .map(({ at }) => `${file.path}:${lineAt(file.source, at)} asks the server in an effect; use useAnswer`);
  });
};
