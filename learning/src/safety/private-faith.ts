/**
 * Privacy of faith (permissions G20): a child's religious education reveals what the family believes, so only
 * the child sees work in such a unit. Teachers, families, other learners and exports for others get nothing
 * that could reveal a faith.
 */
import type { Faith } from '#catalogue/units.ts';

/** The strand of social studies that this rule covers. */
export const religiousStrand = 'religious-education';

export type OneFaith = Exclude<Faith, 'shared'>;
export const faithsApart = ['christian', 'islamic'] as const satisfies readonly OneFaith[];

/** A lesson or question for one faith only: opening or answering it already reveals the faith. */
export const isOfOneFaith = (faith: Faith | null | undefined): faith is OneFaith =>
  faith === 'christian' || faith === 'islamic';

/** Whether this work is hidden from everybody else. */
export const tellsFaith = ({
  strand,
  faith,
}: {
  readonly strand?: string | null;
  readonly faith?: Faith | null;
}): boolean => strand === religiousStrand || isOfOneFaith(faith);

const named = /\bu(\d{1,9})-[lrq]\d|\bunit[:\- ](\d{1,9})\b|"unit(?:_i|I)d":(\d{1,9})\b/g;

/**
 * Whether a stored row refers to one of these units, in any column: `unit_id`, an entry or question such as
 * `u361-q1-2`, `unit:361` in a plan, the badge `unit-361`, an event's payload, a notification's subject.
 */
export const namesUnitOf = (row: Readonly<Record<string, unknown>>, units: ReadonlySet<number>): boolean => {
  if (units.size === 0) return false;
  for (const [, entry, unit, id] of JSON.stringify(row).matchAll(named))
    if (units.has(Number(entry ?? unit ?? id))) return true;
  return false;
};
