import { ownEntries, type ReadyEntry } from '#today/units.ts';

type Stand = Pick<ReadyEntry, 'id' | 'faith' | 'done' | 'again' | 'begun'>;

export type NextIn<E extends Stand = ReadyEntry> = {
  /**
   * The kinds of next entry: unfinished; not opened yet; a checkpoint that just failed; or one that failed, when
   * everything else is done.
   */
  readonly kind: 'carry-on' | 'next' | 'again';
  readonly entry: E;
};

/**
 * The next entry in one unit, for the dashboard and the unit's page alike. `opened` lists entries by latest
 * work. In order: a checkpoint that just failed, until something else is started after it; the open entry,
 * also a failed checkpoint being retaken; unfinished entries before it; the entries ahead; and last those skipped.
 * Only looking at an entry ahead skips nothing. A passed checkpoint being retaken is done: see `retakeIn`.
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
  const isOpen = (one: E | undefined) => one?.done === false || (one?.again === true && one.begun);
  const entry = ways.map((at) => own[at]).find(isOpen);
  if (entry !== undefined) return { kind: opened.includes(entry.id) ? 'carry-on' : 'next', entry };
  const again = own.find((one) => one.again);
  return again === undefined ? null : { kind: 'again', entry: again };
};

/** The passed checkpoint whose retake was left in the middle, the latest first. It earns nothing new, so it waits. */
export const retakeIn = <E extends Stand>(entries: readonly E[], opened: readonly string[]): E | null => {
  const open = ownEntries({ entries }, opened).filter(({ done, again, begun }) => done && !again && begun);
  const when = ({ id }: E) => opened.indexOf(id) + 1 || opened.length + 1;
  return [...open].sort((one, other) => when(one) - when(other))[0] ?? null;
};

/**
 * The entry to offer at the end of another: the first one ahead that is not done or not passed; when all
 * ahead is done, the following one. Never an earlier one: those are `missed`.
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
