import type { Reply } from '@afrolearn/contract';
import { useOwnAnswer } from '#ask/use-answer.ts';
import { call } from '#lib/call.ts';
import * as paths from '#lib/paths.ts';
import { type GrowthStep, grownBetween } from './growth.ts';

type Summary = Reply<'GET /progress-summary'>;

export type Brought = {
  /** The learner's total of seeds, as counted by the server. */
  seeds: number;
  grown: readonly (GrowthStep | 'leaf')[];
  won: Summary['badges'];
  /** True if the tree had no badge before. */
  isFirst: boolean;
};

const nothing = { grown: [], won: [], isFirst: false };

/** Rewards of an entry, by the server's clock alone. Empty until the server has counted it. */
const broughtBy = (path: string, { totalXP, recentActivities, badges }: Summary): Omit<Brought, 'seeds'> => {
  const [latest] = recentActivities;
  if (latest?.path !== path) return nothing;
  const won = badges.filter(({ date }) => date !== null && date >= latest.time);
  return {
    grown: grownBetween(totalXP - latest.points, totalXP),
    won,
    isFirst: badges.filter(({ unlocked }) => unlocked).length === won.length,
  };
};

/** The learner's tree after an entry, and what is new on it if the entry was `earned` now. Null if unknown. */
export const useBrought = (item: string, earned: boolean): Brought | null => {
  const { data } = useOwnAnswer('summary', () => call('GET /progress-summary'), { endsOn: [] });
  if (data === null) return null;
  const news = earned ? broughtBy(paths.lesson(item), data) : nothing;
  return { seeds: data.totalXP, ...news };
};
