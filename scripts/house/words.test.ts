import { expect, test } from 'vitest';
import { allCode, allFiles, read } from './tree.ts';
import { type Glossary, idleWords, namedIn, readGlossary, wordProblems } from './words.ts';

const glossary = readGlossary(read('docs/words.md'));
const allNamed = allCode().map(namedIn);

test('a guarded word stands only where it has its one meaning', () => {
  expect(glossary.guarded.length).toBeGreaterThan(4);
  expect(wordProblems(glossary, allNamed)).toEqual([]);
});

test('the glossary explains each word once and lists no place that needs it no more', () => {
  expect(glossary.meanings).toContain('question');
  expect(idleWords(glossary, allNamed)).toEqual([]);
});

test('the children’s words are the words on the screen, in each language', () => {
  const [, section = ''] = read('docs/words.md').split('\n## The children');
  const [head, , ...rows] = (section.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'));
  expect(head).toBe('| English | Kiswahili | Français | Luganda |');
  expect(rows.length).toBeGreaterThan(1);
  const said = ['en', 'sw', 'fr', 'lg'].map((language) =>
    allFiles
      .filter((path) => path.startsWith('web/src/messages/') && path.endsWith(`/${language}.ts`))
      .map(read)
      .join('\n'),
  );
  for (const row of rows) {
    const words = row.split('|').slice(1, -1);
    for (const [at, word] of words.entries()) expect(said[at]).toContain(word.trim());
  }
});

const small: Glossary = {
  meanings: ['seeds', 'draw'],
  guarded: [
    { word: 'seed', places: ['learning/src/xp/', 'web/src/ui/badge.tsx'], instead: 'draw' },
    { word: 'told', places: [], instead: 'what the thing is' },
  ],
  waiting: [{ word: 'told', path: 'api/src/late.ts' }],
  waitingLocals: [{ word: 'told', path: 'web/src/late/' }],
};
const practice = 'learning/src/practice/random.ts';

test.each([
  ['a function', practice, 'export const seedOf = (text: string) => text;', 'seedOf says "seed"; say draw'],
  [
    'a type',
    practice,
    'type Told = { at: Date }; export const at = (one: Told) => one.at;',
    'Told says "told"',
  ],
  [
    'an interface',
    practice,
    'interface Told { at: Date } export const at = (one: Told) => one.at;',
    'Told says',
  ],
  ['a name that is passed on', practice, "export { draw as seed } from './draw.ts';", 'seed says "seed"'],
  ['another form of the word', practice, 'export const seededPeople = [];', 'seededPeople says "seed"'],
  ['a variable', practice, 'const seed = 7; export const draw = seed;', 'seed says "seed"; say draw'],
  ['a parameter', practice, 'export const twice = (seed: number) => 2 * seed;', 'seed says "seed"'],
  ['a destructured variable', practice, 'export const of = ({ at: seed }: { at: 1 }) => seed;', 'seed says'],
  ['a default', practice, 'export function of(seed = 1) { return seed; }', 'seed says "seed"'],
  [
    'a list of variables',
    practice,
    'const [one, ...seeds] = [1, 2]; export const of = [one, seeds];',
    'seeds',
  ],
  ['a caught error', practice, 'export const of = () => { try { f(); } catch (told) { g(told); } };', 'told'],
  [
    'a type among variables that wait',
    'web/src/late/page.ts',
    'type Told = 1; export const one: Told = 1;',
    'Told',
  ],
  ['a file', 'api/src/features/demo/seed.ts', 'export const fill = () => 1;', 'seed says "seed"'],
])('%s with a guarded word in another place is told', (_, path, source, says) => {
  expect(wordProblems(small, [namedIn({ path, source })])).toEqual([expect.stringContaining(says)]);
});

test.each([
  ['the place of its meaning', 'learning/src/xp/seeds.ts', 'export const seedsPerTool = 5;'],
  ['a file of its meaning', 'web/src/ui/badge.tsx', 'export const Seeds = () => null;'],
  ['a longer word', practice, 'export const seedlings = 3; export const claimant = 1;'],
  ['a name that waits for its rename', 'api/src/late.ts', 'type Told = 1; export const one: Told = 1;'],
  [
    'a name taken over from a property',
    practice,
    'export const draw = ({ seed }: { seed: number }) => seed;',
  ],
  [
    'a variable that waits for its rename',
    'web/src/late/page.ts',
    'const told = 1; export const one = told;',
  ],
])('%s may hold the word', (_, path, source) => {
  expect(wordProblems(small, [namedIn({ path, source })])).toEqual([]);
});

test('a word explained twice, a place without the word and a finished rename are told', () => {
  const twice = { ...small, meanings: ['draw', 'draw'] };
  expect(
    idleWords(twice, [namedIn({ path: 'learning/src/xp/seeds.ts', source: 'export const seeds = 1;' })]),
  ).toEqual([
    '"draw" is explained twice',
    '"seed" stands no more in web/src/ui/badge.tsx',
    'api/src/late.ts: "told" is renamed',
    'web/src/late/: "told" is renamed',
  ]);
});

test('the tables are read as they are written', () => {
  const text = `# Words

## What we talk about

| word | means |
|---|---|
| unit entry, entry | a row |

## Guarded words

| word | means only | may stand in | otherwise say |
|---|---|---|---|
| item | nothing | \`web/src/ui/menu.tsx\`, \`api/src/x/\` | entry |

## Still to rename

None.

## Local names still to rename

| word | where |
|---|---|
| item | \`web/src/a/\`, \`api/src/b.ts\` |
`;
  expect(readGlossary(text)).toEqual({
    meanings: ['unit entry', 'entry'],
    guarded: [{ word: 'item', places: ['web/src/ui/menu.tsx', 'api/src/x/'], instead: 'entry' }],
    waiting: [],
    waitingLocals: [
      { word: 'item', path: 'web/src/a/' },
      { word: 'item', path: 'api/src/b.ts' },
    ],
  });
});
