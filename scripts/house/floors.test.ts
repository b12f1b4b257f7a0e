import { expect, test } from 'vitest';
import { circles, floorProblems, floors, floorsIn, idleFloors } from './floors.ts';
import { allCode } from './tree.ts';

const code = allCode();

test('slices of the server import downwards only, and every slice has its floor', () => {
  expect(floorProblems(code)).toEqual([]);
  expect(idleFloors(code)).toEqual([]);
});

test('no file of any room reaches itself again by its imports, not even for a type', () => {
  expect(code.length).toBeGreaterThan(100);
  expect(circles(code)).toEqual([]);
});

test('the floors are read from the list of slices', () => {
  const source = [
    "import { plan } from '#features/plan/slice.ts';",
    "import { schoolYear } from '#features/school-year/slice.ts';",
    'const floors = [',
    '  // What a person, or [two], may do.',
    '  [plan],',
    '  [',
    '    schoolYear,',
    '  ],',
    '] as const;',
  ];
  expect(floorsIn(source.join('\n'))).toEqual([['plan'], ['school-year']]);
  expect(floors.flat().length).toBeGreaterThan(40);
});

test.each([
  ['up', 'api/src/features/accounts/x.ts', "import { sendLetter } from '#features/mail/index.ts';"],
  ['up, for a type', 'api/src/features/bonds/x.ts', "import type { A } from '#features/plan/index.ts';"],
  ['beside', 'api/src/features/avatars/x.ts', "import { a } from '#features/plan/index.ts';"],
])('control: an import %s is told', (_where, path, source) => {
  expect(floorProblems([{ path, source }])).toEqual([
    expect.stringMatching(`^${path}:1 imports .* does not stand below`),
  ]);
});

test('control: a slice without a floor is told, and so is a floor without its slice', () => {
  const path = 'api/src/features/made-today/x.ts';
  expect(floorProblems([{ path, source: '' }])).toEqual([expect.stringContaining('stands on no floor')]);
  expect(idleFloors([])).toEqual(floors.flat());
});

test('a test may look upwards, and a slice into itself', () => {
  const up = "import { prepareProfile } from '#features/demo/index.ts';";
  expect(floorProblems([{ path: 'api/src/features/accounts/x.test.ts', source: up }])).toEqual([]);
  expect(
    floorProblems([{ path: 'api/src/features/accounts/x.ts', source: "import './accounts.db.ts';" }]),
  ).toEqual([]);
});

test('control: a circle that only types close is told, in whichever room', () => {
  const a = { path: 'web/src/lib/a.ts', source: "import type { B } from './b.ts';" };
  const b = { path: 'web/src/lib/b.ts', source: "export { c } from './c.ts';" };
  const c = { path: 'web/src/lib/c.ts', source: "import type { A } from './a.ts';" };
  expect(circles([a, b])).toEqual([]);
  expect(circles([a, b, c])).toEqual([
    'web/src/lib/a.ts -> web/src/lib/b.ts -> web/src/lib/c.ts -> web/src/lib/a.ts',
  ]);
  // A lazy import closes no cycle, because nothing waits for it.
  expect(circles([a, b, { ...c, source: "const later = () => import('./a.ts');" }])).toEqual([]);
});
