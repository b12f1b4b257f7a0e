/**
 * Tells when rows of the watched tables may have changed, so that caches of them are cleared: at once and before anybody
 * is answered when it was done by this process or by another of the same server (`workers.ts`), and by a notice of the
 * database when anybody else did it. A notice can be late or lost with its connection; a cache bounds its age, too.
 */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export type Watched = {
  /** A statement that may change a row of one of these is announced. */
  readonly tables: readonly string[];
  /** On which the triggers of those tables notify. */
  readonly channel: string;
};

type Changes = {
  isOne: (text: string) => boolean;
  tell: () => void;
  /** Tells here, and waits until it is known wherever else it must be before anybody is answered. */
  tellAll: () => Promise<void>;
  tellElsewhere: (act: () => Promise<void>) => void;
  listen: (hear: () => void) => void;
  stop: () => Promise<void>;
};

const betweenTries = 500;

/* New rows change nothing that is cached; whatever else names a watched table may. In two steps: a text of ten thousand
   letters is looked through once, and most texts not at all. */
const act = /^\s*(?:update|delete|with)\b/i;

/** Holds one connection of its own that only listens, from the first who wants to hear until the pool closes. */
export const heardIn = (pool: pg.Pool, { tables, channel }: Watched): Changes => {
  const named = new RegExp(`\\b(?:${tables.join('|')})\\b`, 'i');
  const hearers = new Set<() => void>();
  let client: pg.Client | null = null;
  let stopped = false;
  let elsewhere = async (): Promise<void> => undefined;
  const tell = () => {
    for (const hear of hearers) hear();
  };
  const open = async (): Promise<void> => {
    const next = new pg.Client(pool.options);
    const ended = new Promise<void>((resolve) => {
      next.on('end', () => resolve());
      next.on('error', () => resolve());
    });
    try {
      await next.connect();
      client = next;
      next.on('notification', tell);
      await next.query(`listen ${channel}`);
      // What was said while nobody listened is not said again.
      tell();
      await ended;
    } finally {
      client = null;
      next.end().catch(() => undefined);
    }
  };
  const goOn = async () => {
    while (!stopped) {
      await open().catch(() => undefined);
      if (!stopped) await pause(betweenTries, undefined, { ref: false });
    }
  };
  return {
    isOne: (text) => act.test(text) && named.test(text),
    tell,
    tellAll: () => {
      tell();
      return elsewhere();
    },
    tellElsewhere: (act) => {
      elsewhere = act;
    },
    listen: (hear) => {
      if (hearers.size === 0) void goOn();
      hearers.add(hear);
    },
    stop: async () => {
      stopped = true;
      // Caches end with the pool.
      tell();
      await client?.end().catch(() => undefined);
    },
  };
};
