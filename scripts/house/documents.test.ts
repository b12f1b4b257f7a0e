import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documentsNamedIn, missingCommands, missingPaths, settingsIn } from './documents.ts';
import { allCode, allFiles, read, root } from './tree.ts';

const documents = allFiles
  .filter((path) => /^(?:[A-Z]+\.md|docs\/.*\.md)$/.test(path))
  .map((path) => ({ path, source: read(path) }));

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const commands = {
  scripts: new Set(Object.keys(scripts)),
  programs: new Set(readdirSync(join(root, 'node_modules/.bin'))),
};

test('every path that a document names exists', () => {
  expect(documents.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      'README.md',
      'CONTRIBUTING.md',
      'SECURITY.md',
      'docs/map.md',
      'docs/operating.md',
    ]),
  );
  expect(documents.flatMap(missingPaths)).toEqual([]);
});

test('every command that a document names runs', () => {
  expect(documents.flatMap((file) => missingCommands(file, commands))).toEqual([]);
});

test('every document that the code names is in the project', () => {
  const isThere = (name: string) => allFiles.some((path) => path === name || path.endsWith(`/${name}`));
  const missing = allCode().flatMap((file) =>
    documentsNamedIn(file)
      .filter((name) => !isThere(name) && !isThere(`${name}.md`))
      .map((name) => `${file.path} names ${name}`),
  );
  expect(missing).toEqual([]);
});

test('the README knows every setting', () => {
  const settings = settingsIn(read('api/src/env.ts'));
  expect(settings).toContain('DATA_DIR');
  expect(settings.filter((name) => !read('README.md').includes(`\`${name}\``))).toEqual([]);
});

test('the README shows every room', () => {
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
  expect(workspaces.filter((room) => !read('README.md').includes(`| \`${room}/\` |`))).toEqual([]);
});

const decisions = documents.filter(({ path }) => /^docs\/decisions\/\d/.test(path));

test('decisions have a number each and say context, decision and consequences', () => {
  // Several people may take numbers at the same time. The number of a decision that was dropped stays unused.
  const numbers = decisions.map(({ path }) => path.slice('docs/decisions/'.length).slice(0, 5));
  expect(numbers.filter((number) => !/^\d{4}-$/.test(number))).toEqual([]);
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const { path, source } of decisions) {
    expect(source.match(/^## .*$/gm), path).toEqual(['## Context', '## Decision', '## Consequences']);
    expect(source.split('\n').length, path).toBeLessThan(60);
  }
});

test('migrations are counted without a gap: the runner reads them by their place', () => {
  const numbers = allFiles
    .filter((path) => /^api\/src\/db\/migrations\/.*\.sql$/.test(path))
    .map((path) => Number(path.slice('api/src/db/migrations/'.length).slice(0, 4)));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

const document = (source: string) => ({ path: 'docs/map.md', source });

test.each([
  ['`api/src/nowhere.ts`', 'api/src/nowhere.ts'],
  ['`nowhere/at/all.ts`', 'nowhere/at/all.ts'],
  ['[the way](nowhere.md)', 'docs/nowhere.md'],
  ['![a picture](pictures/nowhere.png)', 'docs/pictures/nowhere.png'],
  ['```ts\n// contract/src/nowhere.ts\n```', 'contract/src/nowhere.ts'],
])('a planted path is told: %s', (source, named) => {
  expect(missingPaths(document(source))).toEqual([`docs/map.md names ${named}`]);
});

test.each(['`POST /login`', '`text/html`', '`api/src/env.ts`', '[map](map.md#top)', '`web/dist/pages.json`'])(
  'no missing path: %s',
  (source) => {
    expect(missingPaths(document(source))).toEqual([]);
  },
);

test('a planted name of a document is found in code', () => {
  const source = '/* See rules.md and spec/README. */ const read = me;';
  expect(documentsNamedIn({ path: 'api/src/app.ts', source })).toEqual(['rules.md', 'spec/README']);
});

test('a planted command is told', () => {
  const source =
    '`npm run nowhere`, `npm strat`, `npx nowhere`; `npm start`, `npm run fix`, `npm ci`, `npx vitest`';
  expect(missingCommands(document(source), commands)).toEqual([
    'docs/map.md says npm run nowhere',
    'docs/map.md says npm strat',
    'docs/map.md says npx nowhere',
  ]);
});
