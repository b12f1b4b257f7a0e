/**
 * Finds methods and CSS that a browser of `build.target` lacks. The build rewrites new syntax, but adds no missing
 * methods: because of a single `at` on the lesson page, a phone of 2020 shows no lesson.
 */
import { Visitor } from 'oxc-parser';
import { importsOf, lineAt, parseFile } from './parse.ts';
import { follow, placeOf } from './places.ts';
import { isTest, type SourceFile } from './tree.ts';

/** Finds methods by their name alone: no function of ours has one of these names. */
const lateMethods = new Set([
  'at',
  'findLast',
  'findLastIndex',
  'toSorted',
  'toReversed',
  'toSpliced',
  'with',
  'hasOwn',
  'fromAsync',
  'withResolvers',
  'isWellFormed',
  'toWellFormed',
  'randomUUID',
  'supportedValuesOf',
]);

/** With their full name, because other things may have the same short name. */
const lateInFull = new Set([
  'structuredClone',
  'Object.groupBy',
  'Map.groupBy',
  'AbortSignal.any',
  'AbortSignal.timeout',
  'URL.canParse',
  'Promise.try',
]);

/** `map.values().filter(…)`: in old browsers an iterator can only be looped over. */
const iterators = new Set(['values', 'keys', 'entries']);
const ofLists = /^(?:map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)$/;

/** The code asks first whether the feature exists, and works without it. */
const mayAsk: Readonly<Record<string, string>> = { 'web/src/lib/start/vitals.ts': 'randomUUID' };

const lookBehind = /\(\?<[=!]/;

type Called = {
  readonly type: string;
  readonly name?: unknown;
  readonly object?: unknown;
  readonly property?: unknown;
};
const asCalled = (node: unknown) => node as Called | undefined;
const nameOf = (node: unknown): string => {
  const name = asCalled(node)?.name;
  return typeof name === 'string' ? name : '';
};

const isFreshIterator = (node: unknown): boolean => {
  const call = node as { type: string; callee?: unknown; arguments?: readonly unknown[] } | undefined;
  if (call?.type !== 'CallExpression' || call.arguments?.length !== 0) return false;
  return iterators.has(nameOf(asCalled(call.callee)?.property));
};

/** The web's own files, and the files of learning that really reach a browser. Code of the server may be newer. */
export const inBrowsers = (files: readonly SourceFile[]): readonly SourceFile[] => {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const found = new Set(files.filter(({ path }) => path.startsWith('web/src/') && !isTest(path)));
  // The loop also meets files that are added during the loop, because a Set iterates over new members.
  for (const file of found) {
    for (const { from, typeOnly } of importsOf(file)) {
      const target = typeOnly ? { package: from } : follow(placeOf(file.path), from);
      const reached = 'package' in target ? undefined : byPath.get(target.path);
      if (reached !== undefined) found.add(reached);
    }
  }
  return [...found];
};

export const lateCode = (file: SourceFile): readonly string[] => {
  const { path, source } = file;
  const found: string[] = [];
  const tell = (at: number, what: string) => found.push(`${path}:${lineAt(source, at)} ${what}`);
  const onText = (at: number, text: string) => {
    if (lookBehind.test(text)) tell(at, 'looks behind in a pattern; Safari 15 cannot read the whole file');
  };
  new Visitor({
    CallExpression: ({ callee, start }) => {
      const called = asCalled(callee);
      const method = nameOf(called?.property);
      const full = nameOf(called) || `${nameOf(called?.object)}.${method}`;
      const late =
        (lateMethods.has(method) && mayAsk[path] !== method) ||
        lateInFull.has(full) ||
        (ofLists.test(method) && isFreshIterator(called?.object));
      if (late) tell(start, `calls ${method || full}, which the browsers of build.target do not have`);
    },
    Literal: (node) => {
      if ('regex' in node && /[dv]/.test(node.regex.flags))
        tell(node.start, 'has a pattern with a late flag');
      onText(node.start, node.raw ?? '');
    },
    TemplateElement: (node) => onText(node.start, node.value.raw),
  }).visit(parseFile(file).program);
  return found;
};

/**
 * A rule inside these applies only if the browser knows the feature, and there is another rule outside for the others.
 */
const asksFirst = /@(?:supports|container)\b[^{]*\{/g;

/** Blanks them out, so that lines keep their numbers. */
const withoutGuarded = (sheet: string): string => {
  let rest = sheet;
  for (const { index, 0: head } of sheet.matchAll(asksFirst)) {
    let end = index + head.length;
    for (let open = 1; open > 0 && end < sheet.length; end += 1)
      open += sheet[end] === '{' ? 1 : sheet[end] === '}' ? -1 : 0;
    rest = rest.slice(0, index) + sheet.slice(index, end).replace(/[^\n]/g, ' ') + rest.slice(end);
  }
  return rest;
};

/**
 * A declaration with a `var()` is dropped only after it has won over the others. So an older declaration before it does
 * not help where `color-mix` is unknown: the colour is simply gone.
 */
const lateStyles: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['mixes colours', /\bcolor-mix\(/],
  ['asks for what is inside (:has)', /:has\(/],
  ['moves by a property of its own; write `transform`', /(?:^|[{;\s])(?:translate|scale|rotate)\s*:/],
  ['measures by the container', /\d(?:cq(?:w|h|i|b|min|max))\b/],
  ['measures by the moving screen edge', /\d[dsl]v(?:h|w|i|b|min|max)\b/],
  ['nests rules', /^\s*&/],
  ['layers rules', /@layer\b/],
];

export const lateSheet = ({ path, source }: SourceFile): readonly string[] =>
  withoutGuarded(source.replace(/\/\*[\s\S]*?\*\//g, (note) => note.replace(/[^\n]/g, ' ')))
    .split('\n')
    .flatMap((line, at) =>
      lateStyles.filter(([, late]) => late.test(line)).map(([what]) => `${path}:${at + 1} ${what}`),
    );
