/**
 * Reports that rows of the watched tables may have changed, so that caches of them are cleared. A change by this
 * process, or by another process of the same server (`workers.ts`), is reported before the request is answered. A
 * change by anyone else arrives as a Postgres notification, which can be late or lost with its connection. So a cache
 * must also limit its age.
 */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export type Watched = {
  /** A statement that may change a row of one of these tables is announced. */
  readonly tables: readonly string[];
  /** The channel on which the triggers of those tables notify. */
  readonly channel: string;
};

type Changes = {
  isOne: (text: string) => boolean;
  tell: () => void;
  /**
   * Reports the change here, and waits until the other processes have confirmed it. The request is answered only
   * after that.
   */
  tellAll: () => Promise<void>;
  tellElsewhere: (act: () => Promise<void>) => void;
  listen: (hear: () => void) => void;
  stop: () => Promise<void>;
};

const betweenTries = 500;

/*
 * Inserts change nothing that is cached; any other statement that names a watched table may. The check has two steps,
 * so that most texts are not searched at all and a long text is searched once.
 */
const act = /^\s*(?:update|delete|with)\b/i;

/** Holds one dedicated LISTEN connection, from the first subscriber until the pool closes. */
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
      // Notifications sent while no connection listened are not repeated, so assume a change.
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
      // Clears the caches: they end with the pool.
      tell();
      await client?.end().catch(() => undefined);
    },
  };
};
