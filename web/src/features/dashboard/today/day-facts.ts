/** Combines the account's and this device's knowledge of a learner's day. */
import type { Reply } from '@afrolearn/contract';
import type { Facts } from '@afrolearn/learning/today/steps.ts';
import type { ReadyUnit } from '@afrolearn/learning/today/units.ts';
import type { PlanEntry } from '../dashboard.api.ts';
import type { Trace } from '../where-stopped.ts';

type Today = Reply<'GET /today'>;

const withFinished = (unit: ReadyUnit | null, trace: Trace | null): ReadyUnit | null =>
  unit === null || trace === null
    ? unit
    : {
        ...unit,
        entries: unit.entries.map((entry) => ({
          ...entry,
          done: entry.done || trace.finished.has(entry.id),
          // The account does not know unsent work.
          begun: trace.unsent && trace.opened.includes(entry.id) ? trace.begun.has(entry.id) : entry.begun,
        })),
      };

/**
 * The device decides if its work is the latest or unsent: the account knows all devices, but not unsent
 * events, and a wrong clock must not hide those. Only looking into a lesson decides nothing unless nothing
 * else is known.
 */
const deviceLeads = (account: Today | null, trace: Trace): boolean =>
  account === null ||
  account.openedAt === null ||
  (trace.worked && (trace.unsent || trace.at > account.openedAt));

/** The current unit if only its id is known here: its names must be fetched. */
export const unnamedUnit = (account: Today | null, trace: Trace | null): number | null => {
  if (trace === null || !deviceLeads(account, trace)) return null;
  const isKnown = [account?.current, account?.ahead].some((unit) => unit?.id === trace.unitId);
  return isKnown ? null : trace.unitId;
};

type Known = {
  account: Today | null;
  trace: Trace | null;
  named: ReadyUnit | null;
  plan: readonly PlanEntry[];
  today: string;
};

export const dayFacts = ({ account, trace, named, plan, today }: Known): Facts<PlanEntry> => {
  const leads = trace !== null && deviceLeads(account, trace);
  const units = [account?.current ?? null, account?.ahead ?? null, named];
  const here = leads ? units.find((unit) => unit?.id === trace.unitId) : undefined;
  const current = here ?? account?.current ?? null;
  // The suggested unit was started on this device; only the server knows the following one.
  const ahead = account?.ahead?.id === current?.id ? null : (account?.ahead ?? null);
  const opened = [...(leads ? trace.opened : []), ...(account?.opened ?? [])];
  return {
    current: withFinished(current, trace),
    opened,
    weak: account?.weak ?? null,
    failed: account?.failed?.id === current?.id ? null : account?.failed,
    ahead: withFinished(ahead, trace),
    due: account?.due ?? 0,
    reviewed: account?.reviewed ?? 0,
    assigned: plan.filter(({ own }) => !own),
    today,
  };
};
