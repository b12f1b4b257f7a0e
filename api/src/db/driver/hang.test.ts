/**
 * A database that hangs: every request is answered within seconds, and the pool uses the database again once it
 * resumes.
 */
import { connect as connectSocket, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, inject, test } from 'vitest';
import { testDatabase } from '#testing/test-app.ts';
import { connect } from '../connect.ts';
import { DatabaseAway } from './away.ts';

const { sql: outside } = await testDatabase();
const [{ name }] = (await outside`select current_database() as name`) as unknown as [{ name: string }];
const postgres = inject('postgres');

/*
 * A proxy in front of the real database. While frozen it behaves like a stopped database: it accepts connections and
 * bytes and answers nothing. The bytes are delivered when it resumes.
 */
const openProxy = async () => {
  const sockets = new Set<Socket>();
  let frozen = false;
  const reach = (): Socket => {
    if (typeof postgres === 'string') {
      const { hostname, port } = new URL(postgres);
      return connectSocket(Number(port || 5432), hostname);
    }
    const { host, port } = postgres;
    return host.startsWith('/') ? connectSocket(`${host}/.s.PGSQL.${port}`) : connectSocket(port, host);
  };
  const relay = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      to.end();
    });
    from.on('data', (bytes) => to.write(bytes));
    if (frozen) from.pause();
  };
  const server = createServer((near) => {
    const far = reach();
    relay(near, far);
    relay(far, near);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    freeze: () => {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    goOn: () => {
      frozen = false;
      for (const socket of sockets) socket.resume();
    },
  };
};

const open = async (options: { max?: number; silence?: number } = {}) => {
  const proxy = await openProxy();
  const { user, password } =
    typeof postgres === 'string'
      ? { user: new URL(postgres).username, password: new URL(postgres).password }
      : postgres;
  const where = { host: '127.0.0.1', port: proxy.port, database: name, user };
  const database = connect(password === undefined ? where : { ...where, password }, { max: 2, ...options });
  afterAll(database.close);
  return { ...proxy, ...database };
};

type Failure = { took: number; error: unknown };

/** How long an act took that must fail. */
const failing = async (act: Promise<unknown>): Promise<Failure> => {
  const began = performance.now();
  const error = await act.then(
    () => 'it was done',
    (reason: unknown) => reason,
  );
  return { took: performance.now() - began, error };
};

/* R5 allows a request 5 s; the rest is slack for a busy machine. */
const soon = 12_000;

test('a database that hangs is away within seconds, for who waits and who comes, and back as soon as it answers', async () => {
  const { sql, freeze, goOn } = await open();
  await sql`create table hung (id int primary key)`;
  freeze();
  // Two queries hold the connections and three wait for one: a read, writes, and a transaction.
  const failures = await Promise.all([
    failing(sql`select 1`),
    failing(sql`insert into hung values (1)`),
    failing(sql`insert into hung values (2)`),
    failing(sql.begin((within) => within`insert into hung values (3)`)),
    failing(sql`select 2`),
  ]);
  for (const { took, error } of failures) {
    expect(error).toBeInstanceOf(DatabaseAway);
    expect(took).toBeGreaterThan(2500);
    expect(took).toBeLessThan(soon);
  }
  const next = await failing(sql`select 1`);
  expect(next.error).toBeInstanceOf(DatabaseAway);
  expect(next.took).toBeLessThan(500);
  goOn();
  await expect.poll(() => sql`select 1 as one`.catch(() => []), { timeout: 20_000 }).toEqual([{ one: 1 }]);
  // Nothing was acknowledged and nothing is doubled: retries leave one row each.
  for (const id of [1, 2, 3]) await sql`insert into hung values (${id}) on conflict do nothing`;
  expect(await sql`select id from hung order by id`).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
}, 60_000);

test('a commit whose answer is lost is not called done, and what a transaction left open is undone', async () => {
  const { sql, freeze, goOn } = await open();
  await sql`create table halves (id int)`;
  const failures = await failing(
    sql.begin(async (within) => {
      await within`insert into halves values (1)`;
      freeze();
      await within`insert into halves values (2)`;
    }),
  );
  expect(failures.error).toBeInstanceOf(DatabaseAway);
  goOn();
  await expect.poll(() => sql`select id from halves`.catch(() => null), { timeout: 20_000 }).toEqual([]);
}, 60_000);

test('a database that is slow but answers is not away: the statement is waited for', async () => {
  const { sql } = await open({ silence: 300 });
  expect(await sql`select 'done' as it from pg_sleep(3)`).toEqual([{ it: 'done' }]);
  // Every connection is taken and waits for a lock.
  await sql`create table locked (id int)`;
  let release = (): void => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  const holder = outside.begin(async (within) => {
    await within`lock table locked`;
    await held;
  });
  const waiting = Promise.all([1, 2, 3, 4].map((id) => sql`insert into locked values (${id})`));
  await pause(2500);
  release();
  await holder;
  await waiting;
  expect(await sql`select count(*)::int as n from locked`).toEqual([{ n: 4 }]);
}, 60_000);

test('control: without the watch whoever waits for a database that hangs waits on', async () => {
  const { sql, freeze, goOn } = await open({ silence: Number.POSITIVE_INFINITY });
  await sql`select 1`;
  freeze();
  const asked = sql`select 'late' as it`;
  expect(await Promise.race([asked, pause(7000, 'still waiting')])).toBe('still waiting');
  goOn();
  expect(await asked).toEqual([{ it: 'late' }]);
}, 60_000);
