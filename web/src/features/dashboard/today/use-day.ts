import type { Reply } from '@afrolearn/contract';
import { type Step, stepsOf } from '@afrolearn/learning/today/steps.ts';
import { useOwnAnswer } from '#ask/use-answer.ts';
import { useSession } from '#lib/session.tsx';
import { today } from '#lib/today.ts';
import { ownPlan, ownToday, type PlanEntry } from '../dashboard.api.ts';
import { dayFacts, unnamedUnit } from './day-facts.ts';
import { useNamedUnit, useTrace } from './use-trace.ts';

type Look = Reply<'GET /today'>['looks'][number];
type Places = Reply<'GET /today'>['places'];

export type DayStep = Step<PlanEntry>;

export type Day =
  | { state: 'looking' | 'failed'; retry: () => void }
  | { state: 'known'; first: DayStep; rest: readonly DayStep[]; looks: readonly Look[]; places: Places };

/** Today's steps. `known` once they are certain; offline the cached ones are used. */
export const useDay = (): Day & { account: Reply<'GET /today'> | null } => {
  const owner = useSession().user?.id ?? null;
  const { state, data: account, retry } = useOwnAnswer('today', ownToday);
  const plan = useOwnAnswer('plan', ownPlan);
  const traces = useTrace(owner);
  const waits = traces === 'looking' || (state === 'loading' && account === null);
  const { trace, review } = traces === 'looking' ? { trace: null, review: null } : traces;
  const { unit, looking } = useNamedUnit(owner, waits ? null : unnamedUnit(account, trace));
  // Assigned work may come first: showing the card earlier would change it under a finger.
  const planWaits = plan.state === 'loading' && plan.data === null;
  if (waits || looking || planWaits) return { state: 'looking', retry, account };
  if (account === null && unit === null) return { state: 'failed', retry, account };
  const facts = dayFacts({ account, trace, named: unit, plan: plan.data ?? [], today: today() });
  const left = (step: DayStep): DayStep =>
    step.kind === 'review' && review !== null ? { ...step, count: review, begun: true } : step;
  const [first, ...rest] = stepsOf(facts);
  return {
    state: 'known',
    first: left(first),
    rest: rest.map(left),
    looks: account?.looks ?? [],
    places: account?.places ?? [],
    account,
  };
};
