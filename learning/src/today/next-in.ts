import { ownEntries, type ReadyEntry } from '#today/units.ts';

type Stand = Pick<ReadyEntry, 'id' | 'faith' | 'done' | 'again'>;

export type NextIn<E extends Stand = ReadyEntry> = {
  /** Left in the middle; not opened yet; or a checkpoint that was not passed, with all else done. */
  readonly kind: 'carry-on' | 'next' | 'again';
  readonly entry: E;
};

/**
 * What comes next in one unit: the one rule of the dashboard, of the unit's page and of a lesson's end. `opened` is what
 * was opened, the latest first. What is open now is carried on; then what was left in the middle before it; then the
 * way leads onwards, and at last to what was passed over. An entry ahead that somebody only looked into passes nothing.
 * A checkpoint that was just not passed leads before what was skipped on the way to it; what is new ahead comes first.
 */
export const nextIn = <E extends Stand>(
  entries: readonly E[],
  opened: readonly string[],
): NextIn<E> | null => {
  const own = ownEntries({ entries }, opened);
  const seen = opened.map((id) => own.findIndex((one) => one.id === id)).filter((at) => at >= 0);
  const here = seen[0] ?? -1;
  const all = own.map((_, at) => at);
  const failed = own[here];
  if (failed?.again === true && own.slice(here + 1).every(({ id, done }) => done || opened.includes(id)))
    return { kind: 'again', entry: failed };
  const ways = [...seen.filter((at) => at <= here), ...all.slice(here + 1), ...all];
  const entry = ways.map((at) => own[at]).find((one) => one?.done === false);
  if (entry !== undefined) return { kind: opened.includes(entry.id) ? 'carry-on' : 'next', entry };
  const again = own.find((one) => one.again);
  return again === undefined ? null : { kind: 'again', entry: again };
};
