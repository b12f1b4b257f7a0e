import { expect, test } from 'vitest';
import { allCode } from '../tree.ts';
import { pathProblems } from './paths.ts';

test('every path of the web app stands in one table', () => {
  expect(pathProblems(allCode())).toEqual([]);
});

const table = {
  path: 'web/src/lib/paths.ts',
  source: `export const login = '/login'; export const lesson = (id: string) => \`/lesson/\${id}\`;`,
};
const page = (source: string) => ({ path: 'web/src/features/friends/friends-page.tsx', source });

test.each([
  'const way = <Link to="/login">In</Link>;',
  'const way = <a href="/friends">Friends</a>;',
  "const way = <Link to={'/'}>Home</Link>;",
  `const way = <Link to={\`/friends/\${id}\`}>Friend</Link>;`,
  "const go = () => navigate('/friends');",
  `const go = () => navigate(\`/lesson/\${id}\`);`,
  "const links = [{ to: '/login', text: 'logIn' }];",
  "const after = isNew ? '/login?new=1' : null;",
  "const route = { path: '/lesson/:id' };",
])('a path that is written out is found: %s', (source) => {
  expect(pathProblems([table, page(source)])).toEqual([
    'web/src/features/friends/friends-page.tsx:1 writes a path out; take it from #lib/paths.ts',
  ]);
});

test.each([
  'const way = <Link to={paths.login}>In</Link>;',
  'const way = <a href="#page">Page</a>;',
  'const way = <a href="https://example.org/login">Out</a>;',
  "const picture = '/avatars/african-1.svg';",
  "const mine = call('GET /lesson');",
  "const inside = url.startsWith('/');",
])('what is no path of a page is fine: %s', (source) => {
  expect(pathProblems([table, page(source)])).toEqual([]);
});

test('tests may write a path out: they say what people type', () => {
  const one = { path: 'web/src/features/friends/friends-page.test.tsx', source: "open('/login');" };
  expect(pathProblems([table, one])).toEqual([]);
});
