import { expect, test } from 'vitest';
import { fullFolders, idleExemptions, lengthProblem, nameProblems } from './names.ts';
import { allFiles, read } from './tree.ts';

test('every file and folder is named for what it holds', () => {
  expect(nameProblems(allFiles)).toEqual([]);
});

test('every file can be read in one sitting', () => {
  const isText = (path: string) => /\.(?:ts|tsx|mjs|css|sql)$/.test(path);
  const problems = allFiles.filter(isText).map((path) => lengthProblem({ path, source: read(path) }));
  expect(problems.filter((problem) => problem !== null)).toEqual([]);
});

test('every folder can be seen at a glance', () => {
  expect(fullFolders(allFiles)).toEqual([]);
  expect(idleExemptions(allFiles)).toEqual([]);
});

test.each([
  ['web/src/ui/BigButton.tsx', 'not kebab-case'],
  ['web/src/ui/big_button.tsx', 'not kebab-case'],
  ['web/src/Features/page.tsx', 'not kebab-case'],
  ['api/src/features/friends/friends.service.ts', '.service is not one of our suffixes'],
  ['web/src/lib/utils.ts', 'does not say'],
  ['web/src/lib/date-helpers.ts', 'does not say'],
  ['web/src/features/dashboard/dashboard-new.tsx', 'does not say'],
  ['api/src/common/text.ts', 'does not say'],
])('%s is told: %s', (path, says) => {
  expect(nameProblems([path])).toEqual([expect.stringContaining(says)]);
});

test.each([
  'README.md',
  '.editorconfig',
  'web/src/lib/api-base.ts',
  'web/src/ui/base.css',
  'web/src/ui/button.module.css',
  'api/src/features/friends/friends.routes.ts',
  'api/src/db/migrations/0001-schools-people-sessions-classes.sql',
])('%s is a good name', (path) => {
  expect(nameProblems([path])).toEqual([]);
});

test.each([
  ['api/src/app.ts', 300, false],
  ['api/src/app.ts', 301, true],
  ['web/src/app/shell.tsx', 200, false],
  ['web/src/app/shell.tsx', 201, true],
  ['web/src/app/shell.test.tsx', 300, false],
  ['web/src/messages/lesson/sw.ts', 900, false],
  ['api/src/words/sw.ts', 900, false],
])('%s with %i lines: too long is %s', (path, lines, tooLong) => {
  expect(lengthProblem({ path, source: 'x;\n'.repeat(lines) }) !== null).toBe(tooLong);
});

test('the twentieth thing makes a folder too full; a component and its styles are one', () => {
  const things = (count: number, ...endings: string[]) =>
    Array.from({ length: count }, (_, n) =>
      endings.map((ending) => `web/src/lesson-kit/part-${n}.${ending}`),
    ).flat();
  expect(fullFolders(things(19, 'tsx', 'module.css', 'test.tsx'))).toEqual([]);
  expect(fullFolders(things(20, 'tsx'))).toEqual([expect.stringContaining('20 things')]);
});
