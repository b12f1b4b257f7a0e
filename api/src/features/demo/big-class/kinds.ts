/** Types of pupils in a large class, by how they spent the last weeks. */
import { chanceOf } from '../chance.ts';
import { type Habit, hereForDays } from '../people.ts';

export type Kind = 'strong' | 'steady' | 'slow' | 'stuck' | 'stopped' | 'away' | 'late' | 'idle';

const cameLate = 9;

export const seatedDaysAgo = (kind: Kind): number => (kind === 'late' ? cameLate : hereForDays);

/** The share of school days on which an absence starts. */
export const awayShareOf = (kind: Kind): number => (kind === 'away' ? 0.22 : 0.045);

/* Named mistakes of the units. Unknown ids have no effect. */
const slips = [
  { mistake: 'latitude-longitude-mixed', share: 0.3 },
  { mistake: 'coast-words-mixed', share: 0.2 },
  { mistake: 'east-is-behind', share: 0.14 },
];

/* Many pupils of a class share mistakes, because a lesson left something unclear. */
const slipsOf = (key: string): readonly string[] => {
  const drawn = chanceOf(`${key} slip`);
  let sum = 0;
  for (const { mistake, share } of slips) {
    sum += share;
    if (drawn < sum) return [mistake];
  }
  return [];
};

const daysOf = (key: string, [from, to]: readonly [number, number], share: number): number[] =>
  Array.from({ length: from - to + 1 }, (_, place) => from - place).filter(
    (daysAgo) => chanceOf(`${key} studies ${daysAgo}`) < share,
  );

const between = (key: string, least: number, most: number): number =>
  least + (most - least) * chanceOf(`${key} knows`);

export const habitOf = (key: string, kind: Kind): Habit | null => {
  const common = { lessonsADay: 1, tools: false, slips: slipsOf(key) };
  switch (kind) {
    case 'strong':
      return {
        ...common,
        daysAgo: daysOf(key, [40, 1], 0.24),
        lessonsADay: 1,
        right: between(key, 0.84, 0.95),
        tools: true,
        slips: [],
      };
    case 'steady':
      return { ...common, daysAgo: daysOf(key, [38, 1], 0.26), right: between(key, 0.68, 0.86) };
    case 'slow':
      return { ...common, daysAgo: daysOf(key, [36, 2], 0.1), right: between(key, 0.5, 0.66) };
    case 'stuck':
      return {
        ...common,
        daysAgo: daysOf(key, [34, 1], 0.25),
        right: 0.35,
        rightAgain: 0.2,
        waitsForPass: true,
      };
    case 'stopped':
      return {
        ...common,
        daysAgo: daysOf(key, [40, 17], 0.2),
        right: between(key, 0.6, 0.75),
        leavesOpen: chanceOf(`${key} leaves`) < 0.5 ? 'next' : 'checkpoint',
      };
    case 'away':
      return { ...common, daysAgo: daysOf(key, [36, 3], 0.12), right: between(key, 0.55, 0.75) };
    case 'late':
      return { ...common, daysAgo: daysOf(key, [cameLate - 1, 1], 0.35), right: between(key, 0.6, 0.8) };
    case 'idle':
      return null;
  }
};
