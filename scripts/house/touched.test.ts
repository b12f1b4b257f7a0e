import { expect, test } from 'vitest';
import { secondTriesIn, unsteady } from '../second-tries.mjs';
import { touchedBy } from './touched.ts';
import { allCode } from './tree.ts';

const file = (path: string, source = '') => ({ path, source });

const small = [
  file('learning/src/xp/level.ts'),
  file('learning/src/xp/level.test.ts', "import { levelOf } from './level.ts';"),
  file('contract/src/plan.ts', "import { levelOf } from '@afrolearn/learning/xp/level.ts';"),
  file('contract/src/index.ts', "import { plan } from './plan.ts';"),
  file('api/src/features/plan/plan.routes.ts', "import { plan } from '@afrolearn/contract/plan.ts';"),
  file('api/src/features/plan/plan.test.ts', "import { testApp } from '#testing/test-app.ts';"),
  file('api/src/features/notes/notes.routes.ts', "import { calls } from '@afrolearn/contract';"),
  file('api/src/features/notes/notes.test.ts', "import { testApp } from '#testing/test-app.ts';"),
  file('api/src/features/plan/slice.ts', "import { planRoutes } from './plan.routes.ts';"),
  file('api/src/slices.ts', "import { plan } from '#features/plan/slice.ts';"),
  file('api/src/app.ts', "import { served } from './slices.ts';"),
  file('api/src/testing/test-app.ts', "import { buildApp } from '#app.ts';"),
  file('api/src/http/route-table.test.ts'),
  file('web/src/features/plan/plan-page.tsx'),
  file('web/src/features/plan/plan-page.test.tsx', "import { PlanPage } from './plan-page.tsx';"),
  file('scripts/house/names.test.ts'),
];

test('a rule touches its own tests and those of the slices that use it, not those behind a list of all slices', () => {
  expect(touchedBy(['learning/src/xp/level.ts'], small)?.tests).toEqual([
    'learning/src/xp/level.test.ts',
    'api/src/features/plan/plan.test.ts',
    'api/src/http/route-table.test.ts',
    'scripts/house/names.test.ts',
  ]);
});

test('a page touches its own tests, the types of its room and one story', () => {
  expect(touchedBy(['web/src/features/plan/plan-page.tsx'], small)).toEqual({
    rooms: ['web'],
    tests: ['web/src/features/plan/plan-page.test.tsx', 'scripts/house/names.test.ts'],
    journeys: ['e2e/src/first-lesson.spec.ts'],
    content: false,
  });
});

test('a change of the ground touches everything', () => {
  expect(touchedBy(['package-lock.json', 'web/src/features/plan/plan-page.tsx'], small)).toBeNull();
});

test('control: in the real tree a slice touches far fewer tests than there are, and some', () => {
  const tests = touchedBy(['api/src/features/plan/plan.db.ts'], allCode())?.tests ?? [];
  expect(tests).toContain('api/src/features/plan/plan.test.ts');
  expect(tests.filter((path) => path.startsWith('api/src/features/')).length).toBeLessThan(20);
});

const journey = (title: string, status: string) => ({ title, tests: [{ projectName: 'phone', status }] });

test('a journey that passed at the second try is named, wherever it stands in the report', () => {
  const report = {
    suites: [
      {
        file: 'demo.spec.ts',
        specs: [journey('one', 'expected')],
        suites: [{ specs: [journey('two', 'flaky')] }],
      },
    ],
  };
  expect(secondTriesIn(report)).toEqual(['demo.spec.ts: two [phone]']);
});

test('one second try in three runs is told; two of three are a failure', () => {
  expect(unsteady([['a'], ['b'], []])).toEqual([]);
  expect(unsteady([['a'], [], ['a', 'b']])).toEqual(['a']);
});
