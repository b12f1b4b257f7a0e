/**
 * Privacy of faith (permissions G20), the one rule: the religious education of a child reveals what a family
 * believes. Work in a unit of religious education is visible to the child alone. Teachers, families, other learners and
 * exports for others contain nothing of it that could reveal a faith.
 */
import type { Faith } from '#catalogue/units.ts';

/** The strand of social studies that the rule is about. */
export const religiousStrand = 'religious-education';

export type OneFaith = Exclude<Faith, 'shared'>;
export const faithsApart = ['christian', 'islamic'] as const satisfies readonly OneFaith[];

/** A lesson or question for one faith only: to have opened or answered it is already an answer. */
export const isOfOneFaith = (faith: Faith | null | undefined): faith is OneFaith =>
  faith === 'christian' || faith === 'islamic';

/** Whether what a child did here is left out of everything that somebody else reads. */
export const tellsFaith = ({
  strand,
  faith,
}: {
  readonly strand?: string | null;
  readonly faith?: Faith | null;
}): boolean => strand === religiousStrand || isOfOneFaith(faith);

const named = /\bu(\d{1,9})-[lrq]\d|\bunit[:\- ](\d{1,9})\b|"unit(?:_i|I)d":(\d{1,9})\b/g;

/**
 * Whether a stored row speaks of one of these units, in whatever column: `unit_id`, an entry or question such as
 * `u361-q1-2`, `unit:361` in a plan, the badge `unit-361`, the payload of an event, what a notification is about.
 */
export const namesUnitOf = (row: Readonly<Record<string, unknown>>, units: ReadonlySet<number>): boolean => {
  if (units.size === 0) return false;
  for (const [, entry, unit, id] of JSON.stringify(row).matchAll(named))
    if (units.has(Number(entry ?? unit ?? id))) return true;
  return false;
};
