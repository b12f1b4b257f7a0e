import { expect, test } from 'vitest';
import { ruleNames, violations } from './boundaries.ts';
import { allCode } from './tree.ts';

test('nobody imports what is not below them', () => {
  const code = allCode();
  expect(code.length).toBeGreaterThan(100);
  expect(violations(code)).toEqual([]);
});

/** Files that exist in each test project, so that its folders have entry files. */
const house = [
  { path: 'api/src/features/friends/index.ts', source: "export { areFriends } from './friends.db.ts';" },
  { path: 'api/src/db/embedded/index.ts', source: "export { start } from './start.ts';" },
];

const rule = {
  up: 'no ../../: use a package import such as #lib/call.ts',
  room: 'a room enters only the rooms below it',
  name: 'another room is entered by its name, not by a path',
  types: 'web takes only types of the contract (import type)',
  layer: 'a layer stands only on the layers below it',
  feature: 'no feature imports a feature, no tool a tool',
  door: 'a slice of the server is entered by its index.ts',
  kit: 'a kit is entered by its index.ts, or that of one of its parts',
  words: 'the words of the cards stay on the server',
  model: 'the model of the proofs shares no code with what it judges',
  tests: 'what is for tests is used by tests',
  learning: 'learning knows no Node and no React',
  contract: 'contract takes zod and nothing else',
  web: 'web ships no schema library but zod/mini, and no Node',
} as const;

const planted: readonly (readonly [string, string, string])[] = [
  [rule.model, 'learning/src/events/testing/model.ts', "import { judge } from '#events/judge.ts';"],
  [rule.model, 'learning/src/events/testing/model-units.ts', "import { a } from '#mastery/unit.ts';"],
  [rule.model, 'learning/src/events/testing/model-answers.ts', "export * from '#events/summaries.ts';"],
  [rule.up, 'web/src/features/friends/list/row.tsx', "import { call } from '../../../lib/call.ts';"],
  [
    rule.words,
    'web/src/features/children/card.tsx',
    "import { cardWords } from '@afrolearn/learning/people/card-words.ts';",
  ],
  [rule.words, 'learning/src/people/secrets.ts', "import { cardWords } from './card-words.ts';"],
  [rule.room, 'learning/src/xp/xp.ts', "import type { User } from '@afrolearn/contract/accounts.ts';"],
  [rule.room, 'contract/src/friends.ts', "export * from '@afrolearn/api/app.ts';"],
  [rule.room, 'curriculum/src/load/load.ts', "import { Id } from '@afrolearn/contract/values.ts';"],
  [rule.room, 'api/src/app.ts', "import { pack } from '@afrolearn/curriculum/pack/pack.ts';"],
  [rule.room, 'api/src/http/pages.ts', "const shell = await import('@afrolearn/web/app/shell.tsx');"],
  [rule.room, 'web/src/lib/call.ts', "import type { World } from '@afrolearn/api/http/context.ts';"],
  [rule.room, 'web/src/lib/call.ts', "type World = import('@afrolearn/api/http/context.ts').World;"],
  [rule.name, 'web/src/app.ts', "import { grades } from '../../learning/src/catalogue/grades.ts';"],
  [rule.types, 'web/src/lib/call.ts', "import { calls } from '@afrolearn/contract';"],
  [rule.types, 'web/src/lib/call.ts', "import { type Reply } from '@afrolearn/contract';"],
  [rule.types, 'web/src/app/app.tsx', "const contract = import('@afrolearn/contract/accounts.ts');"],
  [rule.layer, 'web/src/ui/button.tsx', "import { useText } from '#lib/language.tsx';"],
  [rule.layer, 'web/src/routing/link.tsx', "import { useText } from '#lib/language.tsx';"],
  [rule.layer, 'web/src/lib/session.tsx', "import { Notice } from '#ui/notice.tsx';"],
  [rule.layer, 'web/src/offline/store.ts', "import { Player } from '#lesson-kit/player/index.ts';"],
  [rule.layer, 'web/src/lesson-kit/blocks.tsx', "import { markOf } from '#progress-kit/index.ts';"],
  [rule.layer, 'web/src/ask/failed.tsx', "import { Blocks } from '#lesson-kit/index.ts';"],
  [rule.kit, 'web/src/features/lesson/media.tsx', "import { Player } from '#lesson-kit/player/player.tsx';"],
  [rule.kit, 'web/src/features/lesson/lesson-page.test.tsx', "import { x } from '#lesson-kit/figure.tsx';"],
  [rule.kit, 'web/src/app/app.tsx', "const map = import('#lesson-kit/visuals/map/map.tsx');"],
  [rule.layer, 'web/src/offline/store.ts', "import { askFriend } from '#features/friends/friends.api.ts';"],
  [rule.layer, 'web/src/features/friends/page.tsx', "import { routes } from '../../app/routes.ts';"],
  [rule.layer, 'web/src/features/friends/page.tsx', "import { Quiz } from '#tools/quiz/quiz.tsx';"],
  [rule.layer, 'web/build/prerender.ts', "import { routes } from '#app/routes.ts';"],
  [rule.layer, 'api/src/http/routes.ts', "import { personOf } from '#features/accounts/index.ts';"],
  [rule.layer, 'api/src/db/open.ts', "import { refuse } from '#http/refuse.ts';"],
  [rule.layer, 'api/src/features/friends/friends.db.ts', "import { buildApp } from '#app.ts';"],
  [rule.feature, 'web/src/features/friends/page.tsx', "import { Board } from '#features/board/board.tsx';"],
  [rule.feature, 'web/src/tools/quiz/quiz.tsx', "import { Card } from '../cards/card.tsx';"],
  [
    rule.door,
    'api/src/features/board/board.routes.ts',
    "import { row } from '#features/friends/friends.db.ts';",
  ],
  [rule.door, 'api/src/features/board/board.routes.ts', "import { x } from '#features/made-today/x.ts';"],
  [rule.door, 'api/src/http/routes.ts', "import { personOf } from '#features/accounts/sessions.ts';"],
  [rule.door, 'api/src/features/board/board.db.ts', "import { friends } from '#features/friends/slice.ts';"],
  [rule.door, 'api/src/main.ts', "import { seed } from './features/demo/seed.ts';"],
  [rule.door, 'api/src/app.ts', "import { friends } from '#features/friends/slice.ts';"],
  [rule.door, 'api/src/testing/global-setup.ts', "import { launch } from '#db/embedded/start.ts';"],
  [rule.tests, 'api/src/features/demo/fill.ts', "import { forms } from '#testing/test-app.ts';"],
  [rule.tests, 'web/src/app/app.tsx', "import { pages } from './routes.test.ts';"],
  [rule.learning, 'learning/src/xp/xp.ts', "import { randomUUID } from 'node:crypto';"],
  [rule.learning, 'learning/src/xp/xp.test.ts', "import { readFileSync } from 'fs';"],
  [rule.learning, 'learning/src/xp/xp.ts', "import { useState } from 'react';"],
  [rule.learning, 'learning/src/xp/xp.ts', "import { Star } from 'lucide-react';"],
  [rule.contract, 'contract/src/friends.ts', "import fastify from 'fastify';"],
  [rule.contract, 'contract/src/friends.ts', "import { test } from 'vitest';"],
  [rule.web, 'web/src/lib/local.ts', "import { z } from 'zod';"],
  [rule.web, 'web/src/app/page.tsx', "import { join } from 'node:path';"],
];

test.each(planted)('%s: %s with %s', (broken, path, source) => {
  const said = violations([...house, { path, source }]);
  expect(said).toContainEqual(expect.stringMatching(`^${path}:1 imports .*: `));
  expect(said.map((line) => line.slice(line.indexOf(': ') + 2))).toContain(broken);
});

test('every rule has a planted violation', () => {
  expect(new Set(planted.map(([broken]) => broken))).toEqual(new Set(ruleNames));
});

test.each([
  ['web/src/features/friends/page.tsx', "import type { Reply } from '@afrolearn/contract';"],
  ['web/src/features/friends/page.tsx', "import { friends } from '#messages/friends/en.ts';"],
  ['web/src/features/friends/list/row.tsx', "import { askFriend } from '../friends.api.ts';"],
  ['web/src/features/friends/page.test.tsx', "import { calls } from '@afrolearn/contract';"],
  ['web/src/app/routes.ts', "const page = () => import('#features/friends/page.tsx');"],
  ['web/src/tools/registry.ts', "const quiz = () => import('#tools/quiz/quiz.tsx');"],
  ['web/src/lib/saved.ts', "import * as z from 'zod/mini';"],
  ['web/build/prerender.ts', "import { readFileSync } from 'node:fs';"],
  ['api/src/features/board/board.db.ts', "import { areFriends } from '#features/friends/index.ts';"],
  ['api/src/features/friends/friends.routes.ts', "import { areFriends } from './friends.db.ts';"],
  ['api/src/slices.ts', "import { friends } from '#features/friends/slice.ts';"],
  ['api/src/db/open.ts', "import { StartError } from '#env.ts';"],
  ['api/src/db/open.ts', "import { start } from './embedded/index.ts';"],
  ['api/src/promises/kill.test.ts', "import { launch } from '#db/embedded/start.ts';"],
  ['contract/src/friends.ts', "import { z } from 'zod';"],
  ['learning/src/xp/xp.test.ts', "import { test } from 'vitest';"],
])('allowed: %s with %s', (path, source) => {
  expect(violations([...house, { path, source }])).toEqual([]);
});

test.each(['api/src/services/mail.ts', 'web/src/stores/user.ts', 'mobile/src/main.ts'])(
  'a folder that no rule knows is told: %s',
  (path) => {
    expect(violations([{ path, source: '' }])).toEqual([expect.stringContaining('has its row')]);
  },
);

test('a file that does not parse is no file without imports', () => {
  expect(() => violations([{ path: 'api/src/app.ts', source: 'import { from' }])).toThrow('does not parse');
});
