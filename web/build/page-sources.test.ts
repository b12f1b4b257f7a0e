import { expect, test } from 'vitest';
import { withoutEarlyCalls, withSources } from './page-sources.ts';

const row = `{
  path: paths.home,
  page: pageIn(
    () => import('#features/home/home-page.tsx'),
    'HomePage',
  ),
  guard: 'person',
  layout: 'app',
  early: [
    'GET /today',
    'GET /xp/:me',
  ],
},`;

test('the prerendering knows the file of a page', () => {
  expect(withSources(row)).toContain("'HomePage', ['src/features/home/home-page.tsx'])");
});

test('the browser gets a row without its early calls, and all else of it', () => {
  const given = withoutEarlyCalls(row);
  expect(given).not.toContain('GET /');
  expect(given.replace(/\s/g, '')).toBe(
    "{path:paths.home,page:pageIn(()=>import('#features/home/home-page.tsx'),'HomePage',),guard:'person',layout:'app',},",
  );
});

test('early calls that are no plain list stop the build', () => {
  expect(() => withoutEarlyCalls('early: callsOf(paths.home),')).toThrow('plain list');
});
