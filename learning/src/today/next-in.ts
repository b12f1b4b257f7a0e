import { ownEntries, type ReadyEntry } from '#today/units.ts';

type Stand = Pick<ReadyEntry, 'id' | 'faith' | 'done' | 'again' | 'begun'>;

export type NextIn<E extends Stand = ReadyEntry> = {
  /** Left in the middle; not opened yet; or a checkpoint that was not passed: just now, or with all else done. */
  readonly kind: 'carry-on' | 'next' | 'again';
  readonly entry: E;
};

/**
 * What comes next in one unit: the one rule of the dashboard and of the unit's page. `opened` is what was worked in, the
 * latest first. A checkpoint that was just not passed is tried again, until something else is begun after it. What is
 * open now is carried on, also a checkpoint that is taken anew; then what was left in the middle before it; then the way
 * leads onwards, and at last to what was passed over. An entry ahead that somebody only looked into passes nothing.
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
  if (failed?.again === true && !failed.begun) return { kind: 'again', entry: failed };
  const ways = [...seen.filter((at) => at <= here), ...all.slice(here + 1), ...all];
  const entry = ways.map((at) => own[at]).find((one) => one?.done === false || one?.begun);
  if (entry !== undefined) return { kind: opened.includes(entry.id) ? 'carry-on' : 'next', entry };
  const again = own.find((one) => one.again);
  return again === undefined ? null : { kind: 'again', entry: again };
};

/**
 * What comes after one entry of a unit, at its end: the first ahead that is not done, or a checkpoint ahead that was not
 * passed; where all ahead is done, the one that follows. Never one before it: what was passed over there is `missed`.
 */
export const nextAfter = <E extends Stand>(
  entries: readonly E[],
  opened: readonly string[],
  id: string,
): { readonly next: E | null; readonly missed: E | null } => {
  const own = ownEntries({ entries }, [id, ...opened]);
  const at = own.findIndex((one) => one.id === id);
  const ahead = own.slice(at + 1);
  return {
    next: at < 0 ? null : (ahead.find(({ done, again }) => !done || again) ?? ahead[0] ?? null),
    missed: own.slice(0, Math.max(0, at)).find(({ done }) => !done) ?? null,
  };
};
