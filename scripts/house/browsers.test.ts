import { expect, test } from 'vitest';
import { inBrowsers, lateCode, lateSheet } from './browsers.ts';
import { allCode, allFiles, read } from './tree.ts';

test('no browser of the build’s target is asked for a method or a pattern that it does not have', () => {
  expect(inBrowsers(allCode()).flatMap(lateCode)).toEqual([]);
});

test('no style is lost in a browser of the build’s target, unless the sheet asks first', () => {
  const sheets = allFiles.filter((path) => path.startsWith('web/') && path.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(100);
  expect(sheets.flatMap((path) => lateSheet({ path, source: read(path) }))).toEqual([]);
});

test('the rule is for the browsers that the build names: with others it must be looked at again', () => {
  expect(read('web/vite.config.ts')).toContain("cssTarget: ['chrome87', 'firefox91', 'safari15']");
});

const page = 'web/src/app/page.tsx';

test.each([
  ['const last = list.at(-1);', 'calls at,'],
  ['const last = list?.at(-1);', 'calls at,'],
  ['const last = list.findLast(isThis);', 'calls findLast,'],
  ['const last = list.findLastIndex(isThis);', 'calls findLastIndex,'],
  ['const inOrder = list.toSorted();', 'calls toSorted,'],
  ['const back = list.toReversed();', 'calls toReversed,'],
  ['const cut = list.toSpliced(0, 1);', 'calls toSpliced,'],
  ['const other = list.with(0, 1);', 'calls with,'],
  ['const known = Object.hasOwn(names, name);', 'calls hasOwn,'],
  ['const copy = structuredClone(state);', 'calls structuredClone,'],
  ['const groups = Object.groupBy(list, by);', 'calls groupBy,'],
  ['const list = await Array.fromAsync(source);', 'calls fromAsync,'],
  ["const zones = Intl.supportedValuesOf('timeZone');", 'calls supportedValuesOf,'],
  ['const id = crypto.randomUUID();', 'calls randomUUID,'],
  ['const signal = AbortSignal.timeout(500);', 'calls timeout,'],
  ['const signal = AbortSignal.any([one, other]);', 'calls any,'],
  ['const names = people.values().map(nameOf);', 'calls map,'],
  [String.raw`const plain = word.replace(/(?<=\p{L})s$/u, '');`, 'looks behind'],
  ["const whole = new RegExp('(?<!a)b');", 'looks behind'],
  ['const whole = new RegExp(`(?<![a-z])word`);', 'looks behind'],
  ['const letters = /[\\p{L}--[a-z]]/v;', 'late flag'],
])('planted in a page, %s is told', (source, says) => {
  expect(lateCode({ path: page, source })).toEqual([expect.stringContaining(says)]);
});

test.each([
  [page, 'const { at } = event; const when = event.at; const place = at(2);'],
  [page, 'const names = Object.values(people).map(nameOf); const all = [...people.values()].map(nameOf);'],
  [page, 'const groups = groupBy(list, by); const first = Promise.any(answers);'],
  [page, "const year = /(?<year>\\d{4})/.exec(text); const plain = text.replaceAll('a', 'b');"],
  ['web/src/lib/start/vitals.ts', 'if (crypto.randomUUID !== undefined) tell(crypto.randomUUID());'],
])('%s with %s is fine', (path, source) => {
  expect(lateCode({ path, source })).toEqual([]);
});

test('what learning carries into a browser is looked at; what only the server runs, and tests, are not', () => {
  const file = (path: string, source: string) => ({ path, source });
  const carried = inBrowsers([
    file(page, "import { grade } from '@afrolearn/learning/quizzes/grade.ts';"),
    file(
      'learning/src/quizzes/grade.ts',
      "import { sum } from '#quizzes/sum.ts'; import type { A } from './a.ts';",
    ),
    file('learning/src/quizzes/sum.ts', 'export const sum = 1;'),
    file('learning/src/quizzes/a.ts', 'export type A = 1;'),
    file('learning/src/safety/words.ts', 'export const words = 1;'),
    file('web/src/app/page.test.tsx', 'export const none = 1;'),
  ]);
  expect(carried.map(({ path }) => path)).toEqual([
    page,
    'learning/src/quizzes/grade.ts',
    'learning/src/quizzes/sum.ts',
  ]);
});

test.each([
  ['.a { color: color-mix(in srgb, var(--b) 5%, red); }', 'mixes colours'],
  ['.a:has(:checked) { color: red; }', ':has'],
  ['.a {\n  translate: 0 -120%;\n}', 'moves by a property'],
  ['.a { from { opacity: 0; scale: 0.9; } }', 'moves by a property'],
  ['.a { height: 9cqw; }', 'by the container'],
  ['.a { height: 100dvh; }', 'moving screen edge'],
  ['.a {\n  &:hover { color: red; }\n}', 'nests'],
  ['@layer base { .a { color: red; } }', 'layers'],
  ['@supports (height: 1dvh) { .a { height: 1dvh; } }\n.b { height: 2dvh; }', ':2 measures by the moving'],
])('planted in a sheet, %s is told', (source, says) => {
  expect(lateSheet({ path: 'web/src/ui/a.module.css', source })).toEqual([expect.stringContaining(says)]);
});

test.each([
  '@supports (height: 1dvh) {\n  .a { height: 100dvh; }\n}',
  '@container stage (min-width: 520px) { .a { height: 9cqw; } .b:has(i) { color: red; } }',
  '.a { transform: translate(0, -120%) scale(2); --scale: 2; transition: transform 1s; }',
  '/* no color-mix( here */ .a { color: red; }',
])('in a sheet, %s is fine', (source) => {
  expect(lateSheet({ path: 'web/src/ui/a.module.css', source })).toEqual([]);
});
