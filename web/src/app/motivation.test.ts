/**
 * Decision 0061: this list holds every file that shows seeds, levels, streaks, badges, the tree, boards or cheers.
 * Each one calls `useMotivation` or is rendered only inside a component that does. Files are found by their texts and
 * components, so a new one fails here until it is listed.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import type { Sentences } from '@afrolearn/learning/languages/sentence.ts';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const sources = new Map(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|^messages\/|(?:^|\/)testing\//.test(path))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
);

const wordsOfIt =
  /\bseeds?\b|\bXP\b|streak|in a row|\bbadges?\b|\blevel \{|\b(?:current|top) level|cheer|\btree\b|\breward/i;
const partsOfIt =
  /seedsPer|progress-kit\/baobab|\/baobab\.tsx|\bLateTree\b|\bSeeds\b|spots\/seed\.svg|\b(?:totalXP|streakDays|gradeXP|bestWeek)\b|#messages\/(?:cheers|leaderboard)|<Medal|lockedHint/;

/** The keys of a catalogue whose English text is about motivation. */
const keysIn = async (area: string): Promise<readonly string[]> => {
  const { texts } = (await import(`../messages/${area}/en.ts`)) as { texts: Sentences };
  return Object.entries(texts)
    .filter(([, text]) => wordsOfIt.test(typeof text === 'string' ? text : Object.values(text).join(' ')))
    .map(([key]) => key);
};

const areas = readdirSync(join(root, 'messages'), { withFileTypes: true }).filter((one) => one.isDirectory());
const keys = new Map(await Promise.all(areas.map(async ({ name }) => [name, await keysIn(name)] as const)));

const showsIt = (source: string): boolean =>
  partsOfIt.test(source) ||
  [...keys].some(
    ([area, ofIt]) =>
      source.includes(`#messages/${area}/en.ts`) &&
      ofIt.some((key) => source.includes(`('${key}'`) || source.includes(` '${key}'`)),
  );

/** `asks`: calls `useMotivation`. A path: rendered inside that component. `adults`: never shown to a learner. */
const places: Readonly<Record<string, string>> = {
  'features/care/delete-card.tsx': 'words about what a deletion takes along',
  'features/community/community-page.tsx': 'asks',
  'features/community/cheers/cheer-dialog.tsx': 'features/community/community-page.tsx',
  'features/community/cheers/cheers-section.tsx': 'features/community/community-page.tsx',
  'features/community/groups/board-panel.tsx': 'features/community/groups/group-dialog.tsx',
  'features/community/leaderboard/board-table.tsx': 'features/community/community-page.tsx',
  'features/community/leaderboard/help-marks.tsx': 'adults: teachers confirm who helped',
  'features/community/leaderboard/helped-me.tsx': 'features/community/community-page.tsx',
  'features/community/leaderboard/leaderboard-tab.tsx': 'features/community/community-page.tsx',
  'features/community/leaderboard/learner-board.tsx': 'features/community/community-page.tsx',
  'features/community/leaderboard/own-place.tsx': 'features/community/community-page.tsx',
  'features/community/leaderboard/own-way.tsx': 'features/community/community-page.tsx',
  'features/community/leaderboard/show-me.tsx': 'features/community/community-page.tsx',
  'features/community/leaderboard/teacher-board.tsx': 'adults: the board of a class',
  'features/components-page/shows.tsx': 'adults: samples of components',
  'features/dashboard/young/young-home.tsx': 'asks',
  'features/dashboard/young/young-tree.tsx': 'features/dashboard/young/young-home.tsx',
  'features/dashboard/today/streak-card.tsx': 'features/dashboard/learner-day.tsx',
  'features/dashboard/tree-card.tsx': 'features/dashboard/learner-day.tsx',
  'features/landing/engagement.tsx': 'adults: the public page, before anybody has signed in',
  'features/landing/features.tsx': 'adults: the public page, before anybody has signed in',
  'features/lesson/feast/checkpoint-feast.tsx': 'asks',
  'features/lesson/feast/lesson-feast.tsx': 'asks',
  'features/lesson/lesson-head.tsx': 'asks',
  'features/lesson/saved-notice.tsx': 'asks',
  'features/lesson/up-next.tsx': 'asks',
  'features/parent-dashboard/child-card.tsx': 'adults: a guardian reads what the child has',
  'features/practice/run-row.tsx': 'asks',
  'features/profile/achievements/achievements-tab.tsx': 'features/profile/profile-page.tsx',
  'features/profile/achievements/badge-list.tsx': 'features/profile/profile-page.tsx',
  'features/profile/achievements/earned.ts': 'features/profile/profile-page.tsx',
  'features/profile/activity-list.tsx': 'asks',
  'features/profile/how-you-learn.tsx': 'features/profile/overview-tab.tsx',
  'features/profile/motivating-figures.tsx': 'asks',
  'features/profile/overview-tab.tsx': 'asks',
  'features/profile/profile-card.tsx': 'asks',
  'features/profile/progress-tab.tsx': 'asks',
  'features/review/progress-string.tsx': 'progress: how far one is in these questions, drawn as beads',
  'features/settings/safety-card.tsx': 'the switch itself',
  'people-kit/avatar-chooser/avatar-chooser.tsx': 'asks',
  'progress-kit/baobab/badge-name.ts': 'a part: who draws it asks',
  'progress-kit/baobab/baobab.tsx': 'a part: who draws it asks',
  'progress-kit/baobab/brought.ts': 'a part: who draws it asks',
  'progress-kit/baobab/feast-land.tsx': 'a part: who draws it asks',
  'progress-kit/baobab/growth.ts': 'a part: who draws it asks',
  'progress-kit/baobab/index.ts': 'a part: who draws it asks',
  'progress-kit/baobab/late-tree.tsx': 'a part: who draws it asks',
  'progress-kit/baobab/lesson-tree.tsx': 'features/lesson/saved-notice.tsx',
  'progress-kit/baobab/next-step.tsx': 'a part: who draws it asks',
  'progress-kit/baobab/places.ts': 'a part: who draws it asks',
  'progress-kit/baobab/tree-of-seeds.tsx': 'a part: who draws it asks',
  'progress-kit/baobab/unit-feast.tsx': 'progress-kit/mastery/unit-mastery.tsx',
  'progress-kit/index.ts': 'a part: who draws it asks',
  'progress-kit/mastery/claim-reward.tsx': 'progress-kit/mastery/unit-mastery.tsx',
  'progress-kit/mastery/unit-mastery.tsx': 'asks',
  'progress-kit/young/gold-seeds.tsx': 'a part: who draws it asks',
  'progress-kit/young/own-tree.tsx': 'features/profile/profile-page.tsx',
  'tool-kit/tool-reward.tsx': 'asks',
  'ui/badge.tsx': 'a part: who draws it asks',
};

type Sources = ReadonlyMap<string, string>;
const asks = (path: string, all: Sources = sources): boolean =>
  all.get(path)?.includes('useMotivation()') === true;

/** The files of web/src that a file imports. */
const takenBy = (path: string, source: string): string[] =>
  [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+\.tsx?)'/g)].map(([, name = '']) =>
    name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(path), name),
  );
const namesIn = (source: string): string[] =>
  [...source.matchAll(/export (?:const|function) (\w+)/g)].map(([, name = '']) => name);

/** The files that import a component, directly or by name from an `index.ts`. */
const drawersIn = (all: Sources) => {
  const takers = new Map<string, string[]>();
  for (const [path, source] of all)
    for (const taken of new Set(takenBy(path, source)))
      takers.set(taken, [...(takers.get(taken) ?? []), path]);
  const drawers = (path: string, names = namesIn(all.get(path) ?? '')): string[] =>
    (takers.get(path) ?? []).flatMap((taker) => {
      if (basename(taker) === 'index.ts') return drawers(taker, names);
      const isNamed = names.some((name) => new RegExp(`\\b${name}\\b`).test(all.get(taker) ?? ''));
      return isNamed || basename(path) !== 'index.ts' ? [taker] : [];
    });
  return drawers;
};

const inside = Object.keys(places).filter((path) => sources.has(places[path] ?? ''));

/** Paths to a component on which no parent calls `useMotivation`, whatever the list says. */
const straysIn = (all: Sources): string[] => {
  const drawers = drawersIn(all);
  const isBehind = (path: string, seen: readonly string[] = []): boolean => {
    if (asks(path, all) || seen.includes(path)) return true;
    const above = drawers(path);
    return above.length > 0 && above.every((one) => isBehind(one, [...seen, path]));
  };
  return inside.flatMap((path) =>
    drawers(path)
      .filter((drawer) => !isBehind(drawer))
      .map((drawer) => `${drawer} shows ${path}`),
  );
};

/** Components that are not rendered, directly or indirectly, inside the place that the list names. */
const lostIn = (all: Sources): string[] => {
  const drawers = drawersIn(all);
  const isUnder = (path: string, place: string, seen: readonly string[] = []): boolean =>
    drawers(path).some(
      (one) => one === place || (!seen.includes(one) && isUnder(one, place, [...seen, one])),
    );
  return inside.filter((path) => !isUnder(path, places[path] ?? ''));
};

test('every place that shows it is in the list, and the list names no other', () => {
  const shown = [...sources].filter(([, source]) => showsIt(source)).map(([path]) => path);
  const listed = Object.keys(places).filter((path) => path !== 'features/community/community-page.tsx');
  expect(shown.sort()).toEqual(listed.sort());
});

test('who is said to ask asks, and so does whoever another lies in', () => {
  const askers = Object.entries(places).flatMap(([path, how]) =>
    how === 'asks' ? [path] : sources.has(how) ? [how] : [],
  );
  expect(askers.length).toBeGreaterThan(20);
  expect(askers.filter((path) => !asks(path))).toEqual([]);
});

test('what lies inside another is drawn by it, and on every way to it somebody asks', () => {
  expect(inside.length).toBeGreaterThan(15);
  expect(straysIn(sources)).toEqual([]);
  expect(lostIn(sources)).toEqual([]);
});

const planted = (path: string, change: (source: string) => string): Sources =>
  new Map(sources).set(path, change(sources.get(path) ?? ''));

test.each([
  [
    'features/dashboard/today/streak-card.tsx',
    "import { StreakCard } from '../dashboard/today/streak-card.tsx';",
  ],
  ['progress-kit/baobab/lesson-tree.tsx', "import { LessonTree } from '#progress-kit/baobab/index.ts';"],
])('%s that an adults’ card draws too is told, though the card is in the list', (part, line) => {
  const card = 'features/parent-dashboard/child-card.tsx';
  expect(straysIn(planted(card, (source) => `${line}\n${source}`))).toEqual([`${card} shows ${part}`]);
});

test('a part that its place draws no more is told', () => {
  const without = planted('features/dashboard/learner-day.tsx', (source) =>
    source.replace(/^.*tree-card.*$/m, ''),
  );
  expect(lostIn(without)).toEqual(['features/dashboard/tree-card.tsx']);
});

test('a new place is found by a word as by a part', () => {
  expect(showsIt("import { lesson } from '#messages/lesson/en.ts';\nsay('wisdomSeeds')")).toBe(true);
  expect(showsIt("import { Baobab } from '#progress-kit/baobab/index.ts';")).toBe(true);
  expect(showsIt("import { lesson } from '#messages/lesson/en.ts';\nsay('saved')")).toBe(false);
});
