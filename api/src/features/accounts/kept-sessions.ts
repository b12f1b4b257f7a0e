/**
 * Sessions that were asked for within the last second, by the bearer as it was sent: hashing it again at each request took
 * longer than all else that is asked of who asks. The bearer itself is in memory for that second only, and nowhere else.
 * A change of people or sessions by this process, or by another of the same server, empties it before anybody is answered;
 * one by anybody else is heard by a notice of the database, and a second later at the latest (promise S6).
 */
import { type Db, monotonicOf, onPeopleChange } from '#db/connect.ts';
import type { LiveSession } from './sessions.db.ts';

const longest = 1000;
/* A row is some 500 bytes. */
const most = 10_000;

type Known = { session: LiveSession; readAt: number };

type Keeper = {
  /** What was read within the last second; null where it must be read. */
  known: (bearer: string) => LiveSession | null;
  find: (bearer: string, read: () => Promise<LiveSession | null>) => Promise<LiveSession | null>;
};

export const sessionKeeper = (clock: () => number): Keeper & { forget: () => void; many: () => number } => {
  const kept = new Map<string, Known>();
  let changes = 0;
  let sweeping = false;
  const known = (bearer: string): LiveSession | null => {
    const found = kept.get(bearer);
    if (found === undefined) return null;
    const age = clock() - found.readAt;
    return age >= 0 && age < longest ? found.session : null;
  };
  const sweepSoon = () => {
    if (sweeping || kept.size === 0) return;
    sweeping = true;
    const sweep = () => {
      sweeping = false;
      for (const bearer of kept.keys()) if (known(bearer) === null) kept.delete(bearer);
      sweepSoon();
    };
    setTimeout(sweep, longest).unref();
  };
  return {
    known,
    many: () => kept.size,
    forget: () => {
      changes += 1;
      kept.clear();
    },
    find: async (bearer, read) => {
      const there = known(bearer);
      if (there !== null) return there;
      // As old as the question, not as the answer.
      const now = clock();
      const before = changes;
      const session = await read();
      // What changed while it was read may be missing in it.
      if (session === null || before !== changes) return session;
      kept.delete(bearer);
      kept.set(bearer, { session, readAt: now });
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break;
        kept.delete(oldest);
      }
      sweepSoon();
      return session;
    },
  };
};

const keepers = new WeakMap<Db, Keeper>();

/** The keeper of this process for this database. */
export const keptSessions = (db: Db): Keeper => {
  const known = keepers.get(db);
  if (known !== undefined) return known;
  const made = sessionKeeper(monotonicOf(db));
  const heard = onPeopleChange(db, made.forget);
  const keeper: Keeper = heard ? made : { known: () => null, find: (_, read) => read() };
  keepers.set(db, keeper);
  return keeper;
};
