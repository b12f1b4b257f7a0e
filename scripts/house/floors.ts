/**
 * The floors of the server: slices import only from lower floors, so that no two need each other. Work that needs two
 * slices (a letter after a sign-up, an avatar after an event) is written in the higher one. And no circle of imports
 * anywhere.
 */
import { importsOf } from './parse.ts';
import { follow, type Place, placeOf } from './places.ts';
import { isTest, type SourceFile } from './tree.ts';

/** From the lowest floor up. Slices of one floor do not import each other. Add a new slice to its floor here. */
export const floors: readonly (readonly string[])[] = [
  // Who somebody is; what is taught; which notifications were sent; which words a school refuses.
  ['accounts', 'catalogue', 'notifications', 'school-words'],
  // Who belongs to whom, and to which school; pictures of people.
  ['bonds', 'photos', 'schools', 'lesson-content'],
  // What was reported, and what is hidden because of it; what guardians want to hear of; who looked at whom.
  ['cases', 'guardian-choices', 'looks'],
  // Letters; guardians and consent; what teachers write.
  ['mail', 'families', 'lessons'],
  // Classes; what a learner has reached; private notes; friends and blocks; parents who ask to be linked; the second
  // step of a sign-in; accounts that sleep; what teachers recorded.
  [
    'classes',
    'progress',
    'notes',
    'friends',
    'guardian-invitations',
    'second-factor',
    'dormancy',
    'narrations',
  ],
  // How people come in, one by one or by a list; what learners earn and review; who was in school.
  [
    'entry',
    'joining',
    'rosters',
    'avatars',
    'today',
    'review',
    'leaderboard',
    'cheers',
    'growth',
    'attendance',
    'assistant',
    'own-quizzes',
  ],
  // Study groups: what their members reach together.
  ['groups'],
  // Assigned work, what was handed in, and what came of it.
  ['assignments'],
  // The learning record; the head's and everybody's own switches; another way in; what a teacher sees of classes.
  ['events', 'plan', 'administration', 'settings', 'openid', 'helping', 'teaching'],
  // What fills a server: the packed curriculum, the demo school; the page where reports are read; the change of the
  // year.
  ['content', 'demo', 'reports', 'school-year'],
  // What asks how the curriculum stands; what makes a school.
  ['search', 'server', 'founding'],
  // What takes everything of a person out: a copy, and deletion.
  ['care'],
];

const floorOf = (slice: string): number => floors.findIndex((floor) => floor.includes(slice));

const isSlice = ({ room, layer, slice }: Place) => room === 'api' && layer === 'features' && slice !== '';

/** Imports of a slice that do not lead downwards, and slices that no floor names. */
export const floorProblems = (files: readonly SourceFile[]): readonly string[] =>
  files.flatMap((file) => {
    const from = placeOf(file.path);
    if (!isSlice(from) || isTest(file.path)) return [];
    if (floorOf(from.slice) === -1)
      return [`${file.path}: the slice ${from.slice} stands on no floor (floors.ts)`];
    return importsOf(file).flatMap((one) => {
      const to = follow(from, one.from);
      if ('package' in to || !isSlice(to) || to.slice === from.slice) return [];
      if (floorOf(to.slice) < floorOf(from.slice)) return [];
      return [`${file.path}:${one.line} imports ${one.from}: ${to.slice} does not stand below ${from.slice}`];
    });
  });

/** Floors that name a slice which is not there, or name one twice. */
export const idleFloors = (files: readonly SourceFile[]): readonly string[] => {
  const there = new Set(
    files
      .map(({ path }) => placeOf(path))
      .filter(isSlice)
      .map(({ slice }) => slice),
  );
  const named = floors.flat();
  return named.filter((slice, place) => !there.has(slice) || named.indexOf(slice) !== place);
};

/**
 * Type imports that may close a circle, and why. A call names its refusals from a fixed list, and each area of the
 * contract defines its part of that list beside its calls. Without this exception the list or the areas would have to
 * be split.
 */
const mayClose: ReadonlySet<string> = new Set(['contract/src/define.ts -> contract/src/refusals.ts']);

/** Files that import themselves through other files, types included: each circle once, from its first file. */
export const circles = (files: readonly SourceFile[]): readonly string[] => {
  const paths = new Set(files.map(({ path }) => path));
  const next = new Map(
    files.map((file): [string, string[]] => {
      const from = placeOf(file.path);
      const targets = importsOf(file).flatMap((one) => {
        const to = follow(from, one.from);
        if (one.lazy || 'package' in to || !paths.has(to.path)) return [];
        return one.typeOnly && mayClose.has(`${file.path} -> ${to.path}`) ? [] : [to.path];
      });
      return [file.path, [...new Set(targets)]];
    }),
  );
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start !== -1) {
      found.push([...trail.slice(start), path].join(' -> '));
      return;
    }
    if (done.has(path)) return;
    for (const target of next.get(path) ?? []) walk(target, [...trail, path]);
    done.add(path);
  };
  for (const path of next.keys()) walk(path, []);
  return found;
};
