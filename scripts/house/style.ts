/** Checks beyond a formatter: forms of export, classes, and where time and randomness come in. */
import { Visitor } from 'oxc-parser';
import { lineAt, parseFile } from './parse.ts';
import { isTest, type SourceFile } from './tree.ts';

/** Files whose reader asks for a default export. */
const mayDefault = (path: string) => path.endsWith('.config.ts') || path.endsWith('/global-setup.ts');

/** React has no function that catches an error while rendering. */
const errorBoundary = 'web/src/app/error-boundary.tsx';

/** These methods use the machine's own time zone; `getUTCHours` and similar ones do not. */
const localTime = /^(?:get|set)(?:FullYear|Month|Date|Day|Hours|Minutes|Seconds|TimezoneOffset)$|^toLocale/;
const chance = new Set([
  'Date.now',
  'Math.random',
  'performance.now',
  'crypto.randomUUID',
  'crypto.getRandomValues',
]);

type Named = { readonly type: string; readonly name?: unknown };
const nameOf = (node: Named | null): string => (typeof node?.name === 'string' ? node.name : '');

const extendsError = (parent: Named | null) => /Error$/.test(nameOf(parent));

/** Learning gets the time, the zone and the seed from its caller. */
const isPure = (path: string) => path.startsWith('learning/src/') && !isTest(path);

export const styleProblems = (file: SourceFile): readonly string[] => {
  const { path, source } = file;
  const found: string[] = [];
  const tell = (at: number, what: string) => found.push(`${path}:${lineAt(source, at)} ${what}`);
  const onClass = (node: { superClass: Named | null; start: number }) => {
    if (extendsError(node.superClass) || path === errorBoundary) return;
    tell(node.start, 'is a class; write functions and types');
  };
  const onNow = (callee: Named, given: number, at: number) => {
    if (isPure(path) && nameOf(callee) === 'Date' && given === 0)
      tell(at, 'asks the clock; take `now` as an argument');
  };
  new Visitor({
    ExportDefaultDeclaration: (node) => {
      if (!mayDefault(path)) tell(node.start, 'exports a default; name it');
    },
    TSEnumDeclaration: (node) => tell(node.start, 'is an enum; write a union or `as const`'),
    ClassDeclaration: onClass,
    ClassExpression: onClass,
    NewExpression: ({ callee, arguments: given, start }) => onNow(callee, given.length, start),
    CallExpression: ({ callee, arguments: given, start }) => onNow(callee, given.length, start),
    MemberExpression: (node) => {
      if (!isPure(path)) return;
      const name = nameOf(node.property);
      if (chance.has(`${nameOf(node.object)}.${name}`))
        tell(node.start, `asks ${name}; take it as an argument`);
      if (localTime.test(name)) tell(node.start, `asks the machine's own zone or language (${name})`);
    },
  }).visit(parseFile(file).program);
  return found;
};
