import { expect, test } from 'vitest';
import { allCode } from '../tree.ts';
import { lazyProblems } from './lazy.ts';

test('code that comes later comes by one module', () => {
  expect(allCode().flatMap(lazyProblems)).toEqual([]);
});

const page = (source: string) => ({ path: 'web/src/features/friends/friends-page.tsx', source });

test.each([
  "const load = () => import('./friends.tsx');",
  "useEffect(() => { import('./friends.tsx').then(show); }, []);",
  "const other = later(load); const open = async () => (await import('./friends.tsx')).open();",
  "import { lazy } from 'react';",
])('another way is told: %s', (source) => {
  expect(lazyProblems(page(source))).toEqual([expect.stringContaining('friends-page.tsx:1')]);
});

test.each([
  "const load = later(() => import('./friends.tsx'));",
  "const Friends = lazyPart(async () => (await import('./friends.tsx')).Friends);",
  "export const friends = defineMessages({}, { sw: () => import('./sw.ts') });",
])('the ways of the module are fine: %s', (source) => {
  expect(lazyProblems(page(source))).toEqual([]);
});
