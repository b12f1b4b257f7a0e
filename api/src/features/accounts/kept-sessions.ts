/**
 * Sessions that were asked for within the last second. A change of people or sessions by this process empties it before
 * anybody is answered; one by another process is heard by a notice of the database, and a second later at the latest
 * (promise S6, also with several processes).
 */
import { type Db, onPeopleChange } from '#db/connect.ts';
import type { LiveSession } from './sessions.db.ts';

const longest = 1000;
/* A row is some 500 bytes. */
const most = 10_000;

type Known = { session: LiveSession; readAt: number };

type Keeper = {
  find: (key: string, read: () => Promise<LiveSession | null>) => Promise<LiveSession | null>;
};

export const sessionKeeper = (): Keeper & { forget: () => void } => {
  const kept = new Map<string, Known>();
  let changes = 0;
  return {
    forget: () => {
      changes += 1;
      kept.clear();
    },
    find: async (key, read) => {
      // As old as the question, not as the answer.
      const now = performance.now();
      const known = kept.get(key);
      if (known !== undefined && now - known.readAt < longest) return known.session;
      const before = changes;
      const session = await read();
      // What changed while it was read may be missing in it.
      if (session === null || before !== changes) return session;
      kept.delete(key);
      kept.set(key, { session, readAt: now });
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break;
        kept.delete(oldest);
      }
      return session;
    },
  };
};

const keepers = new WeakMap<Db, Keeper>();

/** The keeper of this process for this database. */
export const keptSessions = (db: Db): Keeper => {
  const known = keepers.get(db);
  if (known !== undefined) return known;
  const made = sessionKeeper();
  const heard = onPeopleChange(db, made.forget);
  const keeper: Keeper = heard ? made : { find: (_, read) => read() };
  keepers.set(db, keeper);
  return keeper;
};
