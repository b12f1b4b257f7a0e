/**
 * Caches sessions for one second by bearer, because hashing the token dominated the cost of a request. The
 * bearer is in memory for that second only. A change of people or sessions by this server's processes empties
 * the cache before anybody is answered; any other change arrives as a database notification, or a second
 * later at the latest (promise S6).
 */
import { LRUCache } from 'lru-cache';
import { type Db, monotonicOf, onPeopleChange } from '#db/connect.ts';
import type { LiveSession } from './sessions.db.ts';

const longest = 1000;
/* A row is some 500 bytes. */
const most = 10_000;

type Keeper = {
  /** A session cached within the last second; null for a miss. */
  known: (bearer: string) => LiveSession | null;
  find: (bearer: string, read: () => Promise<LiveSession | null>) => Promise<LiveSession | null>;
};

export const sessionKeeper = (clock: () => number): Keeper & { forget: () => void; many: () => number } => {
  const kept = new LRUCache<string, LiveSession>({
    max: most,
    ttl: longest - 1,
    ttlResolution: 0,
    perf: { now: clock },
  });
  let changes = 0;
  let sweeping = false;
  const known = (bearer: string): LiveSession | null => kept.get(bearer) ?? null;
  const sweepSoon = () => {
    if (sweeping || kept.size === 0) return;
    sweeping = true;
    const sweep = () => {
      sweeping = false;
      kept.purgeStale();
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
      // Aged from the request, not from the response.
      const start = clock();
      const before = changes;
      const session = await read();
      // Not cached if something changed during the read.
      if (session === null || before !== changes) return session;
      kept.set(bearer, session, { start });
      sweepSoon();
      return session;
    },
  };
};

const keepers = new WeakMap<Db, Keeper>();

/** The session cache of this process for this database. */
export const keptSessions = (db: Db): Keeper => {
  const known = keepers.get(db);
  if (known !== undefined) return known;
  const made = sessionKeeper(monotonicOf(db));
  const heard = onPeopleChange(db, made.forget);
  const keeper: Keeper = heard ? made : { known: () => null, find: (_, read) => read() };
  keepers.set(db, keeper);
  return keeper;
};
