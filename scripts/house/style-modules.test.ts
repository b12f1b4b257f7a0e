import { expect, test } from 'vitest';
import { styleModuleProblems } from './style-modules.ts';
import { allCode, allFiles, read } from './tree.ts';

test('every class that is used exists, and every class that exists is used', () => {
  const styles = allFiles
    .filter((path) => path.startsWith('web/src/') && path.endsWith('.module.css'))
    .map((path) => ({ path, source: read(path) }));
  expect(styles.length).toBeGreaterThan(50);
  expect(styleModuleProblems(allCode(), styles)).toEqual([]);
});

const sheet = {
  path: 'web/src/ui/friend.module.css',
  source: '.friend, .near:hover > .name { margin: 0.5rem; } @media (width > 1.5em) { .far { gap: 1px; } }',
};
const page = (uses: string) => ({
  path: 'web/src/ui/friend.tsx',
  source: `import css from './friend.module.css';\nconst c = classes(css);\n${uses}`,
});
const all = "c('friend', isNear ? 'near' : 'far', hasName && 'name');";

test('what fits is fine: plain, chosen, by member, and by a type', () => {
  expect(styleModuleProblems([page(all)], [sheet])).toEqual([]);
  const typed = "type Kind = 'near' | 'far'; c('friend', kind as Kind); css.name;";
  expect(styleModuleProblems([page(typed)], [sheet])).toEqual([]);
});

test('a sheet named from the source folder is the same sheet', () => {
  const far = (uses: string) => ({
    path: 'web/src/features/friends/row.tsx',
    source: `import css from '#ui/friend.module.css';\nconst c = classes(css);\n${uses}`,
  });
  expect(styleModuleProblems([far(all)], [sheet])).toEqual([]);
  expect(styleModuleProblems([far(`${all} c('fiend');`)], [sheet])).toEqual([
    expect.stringContaining('.fiend is not in web/src/ui/friend.module.css'),
  ]);
});

test.each([
  [`${all} c('fiend');`, '.fiend is not in'],
  [`${all} c(isNear ? 'near' : 'nearby');`, '.nearby is not in'],
  [`${all} c(hasName && 'names');`, '.names is not in'],
  [`${all} css.frend;`, '.frend is not in'],
  [`${all} css['frend'];`, '.frend is not in'],
  ["c('friend', 'near', 'name');", 'nobody uses .far'],
])('%s is told: %s', (uses, says) => {
  expect(styleModuleProblems([page(uses)], [sheet])).toEqual([expect.stringContaining(says)]);
});
