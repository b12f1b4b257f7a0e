/**
 * Detects a database that hangs: its connections are open, but nothing answers. Silence alone proves nothing, because
 * a statement may be slow or a table locked. After some silence a fresh connection is tried. If that gets no answer
 * either, the database hangs.
 */
import pg, { type PoolConfig } from 'pg';

/* The sum must stay within the 5 s that promise R5 allows a request. */
const usualSilence = 2500;
const probeTimeout = 2000;
const betweenLooks = 250;

type Probed = 'answers' | 'hangs' | 'unknown';

/** Breaks a connection at once, without a goodbye message that the server would not read. Its statements fail. */
export const destroy = (client: pg.ClientBase): void => {
  const { connection } = client as unknown as { connection?: { stream?: { destroy: () => void } } };
  connection?.stream?.destroy();
};

/* An error of our own timers. Timeouts of the database itself have a code. */
const isTimeout = (error: unknown): boolean =>
  error instanceof Error && !('code' in error) && /timeout/i.test(error.message);

/** Sends one query on a connection of its own. Any answer counts, even a refusal. */
export const probe = async (where: PoolConfig, timeout: number): Promise<Probed> => {
  const client = new pg.Client({ ...where, connectionTimeoutMillis: timeout, query_timeout: timeout });
  client.on('error', () => undefined);
  const began = performance.now();
  try {
    await client.connect();
    await client.query('select 1');
    return 'answers';
  } catch (error) {
    if (!isTimeout(error)) return 'answers';
    // This process itself was stalled, so its timer says nothing about the database.
    return performance.now() - began > 2.5 * timeout ? 'unknown' : 'hangs';
  } finally {
    // `end` sends a goodbye message and would wait for an answer.
    client.end().catch(() => undefined);
    destroy(client);
  }
};

type Means = {
  where: PoolConfig;
  /** How long all queries may stay unanswered before a fresh connection is tried. Infinity means never. */
  silence?: number | undefined;
  onHang: () => void;
};

export const watchForHang = ({ where, silence = usualSilence, onHang }: Means) => {
  let waiting = 0;
  let heardAt = 0;
  let probing = false;
  let timer: NodeJS.Timeout | null = null;

  const look = async (): Promise<void> => {
    if (waiting === 0 || probing || performance.now() - heardAt < silence) return;
    probing = true;
    const before = heardAt;
    const probed = await probe(where, probeTimeout);
    probing = false;
    // If any query was answered during the probe, the database does not hang.
    if (probed === 'hangs' && heardAt === before && waiting > 0) onHang();
    else if (heardAt === before) heardAt = performance.now();
  };

  return {
    /** Wraps every wait for the database, so that silence can be measured. */
    during: async <T>(answer: Promise<T>): Promise<T> => {
      if (waiting === 0) heardAt = performance.now();
      if (timer === null && Number.isFinite(silence)) {
        timer = setInterval(() => void look(), betweenLooks);
        timer.unref();
      }
      waiting += 1;
      try {
        return await answer;
      } finally {
        waiting -= 1;
        heardAt = performance.now();
      }
    },
    stop: () => {
      if (timer !== null) clearInterval(timer);
    },
  };
};
