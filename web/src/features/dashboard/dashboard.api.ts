import type { Reply } from '@afrolearn/contract';
import { call } from '#lib/call.ts';
import * as paths from '#lib/paths.ts';

export type PlanEntry = Reply<'GET /plan'>[number];

export const xpOf = (userId: number) => call('GET /xp/:userId', { params: { userId } });
export const ownPlan = () => call('GET /plan');
export const takeOffPlan = (ref: string) => call('DELETE /plan/:ref', { params: { ref } });

/**
 * What waits to be practised now (what was answered right is asked again on its own day), and which unit to go on with:
 * of what is recommended, that one comes last.
 */
export const ownTips = async () => {
  const { data } = await call('GET /personalized-insights');
  const units = (data?.recommendations ?? []).flatMap(({ text, path }) =>
    path?.startsWith(paths.unit('')) ? [{ text, path }] : [],
  );
  return {
    practice: data?.practiceNext.filter(({ due }) => due) ?? [],
    goOn: units[units.length - 1] ?? null,
  };
};
export type Tips = Awaited<ReturnType<typeof ownTips>>;

/** The classes, each by the number in its name (spec 1 §3). */
export const allGrades = async () => {
  const numberIn = ({ name }: { name: string }) => Number(name.replace(/\D+/g, ''));
  return (await call('GET /grades')).sort((one, other) => numberIn(one) - numberIn(other));
};
