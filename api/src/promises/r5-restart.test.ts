/**
 * Promise R5: the database restarts under load, is dropped, or loses its first process. Each request succeeds or gets
 * a readable 503, nothing acknowledged is lost, and soon everything works again without an operator.
 */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sql } from '#db/connect.ts';
import { openOutsideDatabase } from './outside-database.ts';
import { openProduct, type Product } from './product.ts';
import { lostAndDoubled, timesStored } from './stored.ts';
import { type Ask, learnersOf, report, sendAgain, startWriters } from './writers.ts';

const proof = process.env['PROOF'] === '1';
const rounds = proof ? 20 : 4;
/* The promise says 5 s for a request and 10 s for the whole. In CI a time is only a limit against hanging. */
const longestRequest = proof ? 5000 : 50_000;
const longestReturn = proof ? 10_000 : 100_000;
const writers = 12;
const onLinux = test.skipIf(process.platform !== 'linux');

/** Waits until writes are acknowledged again, and returns how long that took. */
const untilNormal = async (product: Product, acknowledged: () => number): Promise<number> => {
  const [began, before] = [performance.now(), acknowledged()];
  while (acknowledged() < before + 2 * writers) {
    if (!product.lives()) throw new Error(`the server ended:\n${product.said()}`);
    if (performance.now() - began > 100_000) throw new Error(`not back after 100 s:\n${product.said()}`);
    await pause(10);
  }
  return performance.now() - began;
};

/** Puts load on one server and causes one failure in every round. */
const disturb = async (
  name: string,
  product: Product,
  ask: Ask,
  acts: readonly (() => Promise<unknown>)[],
  times = rounds,
) => {
  const { address } = await product.start();
  const learners = await learnersOf(address, writers, ask);
  const returns: number[] = [];
  const sums = { acknowledged: 0, refused: 0, slowest: 0 };
  for (let round = 0; round < times; round += 1) {
    const kind = round % 2 === 0 ? learners : report;
    const load = startWriters(address, writers, kind, true);
    await untilNormal(product, load.acknowledged);
    await acts[round % acts.length]?.();
    returns.push(await untilNormal(product, load.acknowledged));
    const written = await load.enough();
    expect({ round, odd: written.odd }).toEqual({ round, odd: [] });
    expect(lostAndDoubled(await ask(timesStored), written.acknowledged)).toEqual({ lost: 0, doubled: 0 });
    expect(await sendAgain(address, written.unsure, kind), 'sent again afterwards').toBe(true);
    const all = [...written.acknowledged, ...written.unsure];
    expect(lostAndDoubled(await ask(timesStored), all)).toEqual({ lost: 0, doubled: 0 });
    sums.acknowledged += written.acknowledged.length;
    sums.refused += written.refused;
    sums.slowest = Math.max(sums.slowest, written.slowest);
  }
  process.stdout.write(
    `R5 ${name}: ${times} times, ${sums.acknowledged} acknowledged, 0 lost, 0 doubled, ${sums.refused} told 'not now', ` +
      `slowest request ${sums.slowest.toFixed(0)} ms, back in ${Math.max(...returns).toFixed(0)} ms at most\n`,
  );
  expect(sums.slowest).toBeLessThanOrEqual(longestRequest);
  expect(Math.max(...returns)).toBeLessThanOrEqual(longestReturn);
};

const dropOne = (sql: Sql) => sql`
  select pg_terminate_backend(pid) from pg_stat_activity
  where application_name = 'afrolearn' and pid <> pg_backend_pid() order by random() limit 1`;

let outside: Awaited<ReturnType<typeof openOutsideDatabase>>;
beforeAll(async () => {
  outside = await openOutsideDatabase();
});
afterAll(() => outside.close());

onLinux('a database that is restarted, gently or at once, or drops a connection, ends nothing', async () => {
  const product = await openProduct({ DATABASE_URL: outside.url });
  try {
    await disturb('restart', product, outside.ask, [
      () => outside.restart('fast'),
      () => outside.restart('immediate'),
      () => outside.ask(dropOne),
    ]);
  } finally {
    await product.close();
  }
});

onLinux(
  'a database that hangs for eight seconds is told as away, and nothing is lost or doubled',
  async () => {
    const product = await openProduct({ DATABASE_URL: outside.url });
    try {
      // Not more often: each refused request counts, and the same learners would soon reach their limit.
      await disturb('hang', product, outside.ask, [() => outside.hangFor(8000)], proof ? 2 : 1);
    } finally {
      await product.close();
    }
  },
);

onLinux('our own database whose first process is killed is started again by its keeper', async () => {
  const product = await openProduct();
  try {
    await disturb('killed', product, product.ask, [product.killPostmaster]);
  } finally {
    await product.close();
  }
});

onLinux(
  'control: a pool that neither listens nor waits ends with the database, or answers without words',
  async () => {
    const careless = join(import.meta.dirname, 'careless-server.ts');
    const product = await openProduct({ DATABASE_URL: outside.url }, ['--import', 'tsx', careless]);
    try {
      const { address } = await product.start();
      const load = startWriters(address, writers);
      await untilNormal(product, load.acknowledged);
      await outside.restart('fast');
      const { odd } = await load.enough();
      process.stdout.write(
        `R5 control: the server ${product.lives() ? 'lives' : 'ended'}, ${odd.length} odd answers\n`,
      );
      expect(product.lives() && odd.length === 0).toBe(false);
    } finally {
      await product.close();
    }
  },
);
