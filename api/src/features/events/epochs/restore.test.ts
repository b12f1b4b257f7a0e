/**
 * After a restored backup: the server notices it, begins one new epoch, and stores and counts devices' events once.
 */

import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database, Db } from '#db/connect.ts';
import { epochs, events, salts } from '#db/tables.ts';
import { beginEpochAfter, currentEpoch, mostByReceipt, storedSums } from '#features/record/index.ts';
import { logOf } from '#testing/log.ts';
import { taughtDatabase } from '#testing/packed-curriculum.ts';
import { secondApp } from '#testing/second-app.ts';
import { testApp } from '#testing/test-app.ts';
import { backupOf } from '../testing/backup.ts';
import { addPupil, openDevice, type Pupil, statusesOf, tell } from '../testing/device.ts';
import { readReceipt, writeReceipt } from './receipts.ts';

const { send, database, clock } = await testApp({}, { database: await taughtDatabase() });
const { db } = database;

const happened = openDevice();
const lesson = (n: number) => happened('video.finished', { item: `u400-l${n}` }, clock.now);
const tool = (device = happened) => device('tool.completed', { tool: 'spelling-bee' }, clock.now);
const epochsIn = (at: Db) => at.select().from(epochs).orderBy(asc(epochs.number));
const secretOf = async (at: Db): Promise<Buffer> => {
  const [row] = await at.select().from(salts).where(eq(salts.purpose, 'limits'));
  if (row === undefined) throw new Error('there is no secret');
  return row.value;
};

/** A server on a restored backup, with a log to read. */
const restoredApp = async (restored: Database) => {
  const log = logOf('warn');
  const app = await testApp({}, { database: restored, logger: log.logger });
  app.clock.now = clock.now;
  const noticed = () => log.lines().filter(({ msg }) => msg.includes('a new epoch has begun')).length;
  return { ...app, noticed };
};

test('acknowledged work of after the backup is asked for again, stored and counted once', async () => {
  const akello = await addPupil(db, clock.now);
  const [before, after] = [
    [lesson(1), lesson(2)],
    [lesson(3), tool()],
  ];
  const first = await tell(send, akello, before);
  const restore = await backupOf(database);
  const second = await tell(send, akello, after, [first.receipt]);
  expect(second.epoch).toBe(first.epoch);
  const sums = await storedSums(db, akello.user.id);

  const restored = await restoredApp(await restore());
  const told = await tell(restored.send, akello, [], [second.receipt]);
  expect(told.epoch).not.toBe(first.epoch);
  expect(restored.noticed()).toBe(1);
  const offered = await tell(restored.send, akello, [...before, ...after], [second.receipt, told.receipt]);
  expect(statusesOf(offered)).toEqual(['duplicate', 'duplicate', 'stored', 'stored']);
  expect(offered.epoch).toBe(told.epoch);
  expect(await storedSums(restored.database.db, akello.user.id)).toEqual(sums);
  expect(await epochsIn(restored.database.db)).toMatchObject([
    { number: 1, reason: 'first', id: first.epoch },
    { number: 2, reason: 'receipt', id: told.epoch },
  ]);
  expect(restored.noticed()).toBe(1);
});

test('a restore is noticed also after another device of the same learner has sent since', async () => {
  const akello = await addPupil(db, clock.now);
  const tablet = openDevice('Africa/Kampala', randomUUID());
  await tell(send, akello, [lesson(1)]);
  const restore = await backupOf(database);
  const { receipt, epoch } = await tell(send, akello, [lesson(2)]);
  const { send: sendTo } = await restoredApp(await restore());
  // The tablet lost nothing. Counting batches would not show the loss.
  expect((await tell(sendTo, akello, [tool(tablet)])).epoch).toBe(epoch);
  expect((await tell(sendTo, akello, [lesson(3)], [receipt])).epoch).not.toBe(epoch);
});

test('twenty devices that notice one restore at once, in two processes, begin one epoch', async () => {
  const pupils: Pupil[] = [];
  while (pupils.length < 20) pupils.push(await addPupil(db, clock.now));
  const restore = await backupOf(database);
  const answers = await Promise.all(pupils.map((pupil) => tell(send, pupil, [lesson(1)])));
  const restored = await restoredApp(await restore());
  const other = await secondApp(restored.database);
  other.clock.now = clock.now;
  const seen = await Promise.all(
    pupils.map((pupil, n) =>
      tell(n % 2 === 0 ? restored.send : other.send, pupil, [], [answers[n]?.receipt ?? '']),
    ),
  );
  expect(seen.map(({ status }) => status)).toEqual(pupils.map(() => 200));
  const all = await epochsIn(restored.database.db);
  expect(all.map(({ number }) => number)).toEqual([1, 2]);
  // A concurrent request may return the old epoch; the next one has the new one.
  for (const pupil of pupils) expect((await tell(other.send, pupil, [])).epoch).toBe(all[1]?.id);
  expect(restored.noticed()).toBeLessThanOrEqual(1);
});

test('a database that was restored twice from one backup asks twice', async () => {
  const akello = await addPupil(db, clock.now);
  const restore = await backupOf(database);
  const work = lesson(1);
  const { receipt } = await tell(send, akello, [work]);
  const once = await restoredApp(await restore());
  const first = await tell(once.send, akello, [work], [receipt]);
  const twice = await restoredApp(await restore());
  const second = await tell(twice.send, akello, [], [receipt, first.receipt]);
  expect(new Set([first.epoch, second.epoch]).size).toBe(2);
  expect(await epochsIn(twice.database.db)).toHaveLength(2);
});

test('a receipt that this server did not sign for this learner begins nothing', async () => {
  const [akello, okello] = [await addPupil(db, clock.now), await addPupil(db, clock.now)];
  const { receipt, epoch } = await tell(send, akello, [lesson(1)]);
  const about = { epoch, event: randomUUID(), arrivedAt: clock.now.getTime() };
  const secret = await secretOf(db);
  const forged = {
    'a damaged one': `${receipt.slice(0, 30)}${receipt[30] === 'A' ? 'B' : 'A'}${receipt.slice(31)}`,
    'one with another secret': writeReceipt(Buffer.alloc(32, 7), akello.user.id, about),
    'one of another learner': writeReceipt(secret, okello.user.id, about),
    'one of another epoch': writeReceipt(secret, akello.user.id, { ...about, epoch: randomUUID() }),
    nonsense: 'x',
    nothing: '',
  };
  for (const [what, text] of Object.entries(forged))
    expect({ what, ...(await tell(send, akello, [], [text])) }).toMatchObject({ status: 200, epoch });
  expect(await epochsIn(db)).toHaveLength(1);
  // Control: the same claim, properly signed, is accepted.
  const { epoch: next } = await tell(send, akello, [], [writeReceipt(secret, akello.user.id, about)]);
  expect(next).not.toBe(epoch);
});

test('too many or too long receipts are refused as a whole', async () => {
  const akello = await addPupil(db, clock.now);
  const statusOf = async (receipts: readonly string[]) => (await tell(send, akello, [], receipts)).status;
  expect(await statusOf(Array.from({ length: 4 }, () => 'x'.repeat(200)))).toBe(200);
  expect(await statusOf(Array.from({ length: 5 }, () => 'x'))).toBe(400);
  expect(await statusOf(['x'.repeat(201)])).toBe(400);
});

test('a device that knows nothing of receipts is taken as before, and told the epoch', async () => {
  const akello = await addPupil(db, clock.now);
  const restore = await backupOf(database);
  const work = [lesson(1), lesson(2)];
  const { epoch } = await tell(send, akello, work);
  const { send: sendTo, database: restored } = await restoredApp(await restore());
  expect((await tell(sendTo, akello, [])).epoch).toBe(epoch);
  await beginEpochAfter(restored.db, await currentEpoch(restored.db), 'command', clock.now);
  const { body } = await sendTo('GET', '/api/sync', { token: akello.token });
  expect(body).toMatchObject({ epoch: (await currentEpoch(restored.db)).id, syncedAt: null });
  expect(statusesOf(await tell(sendTo, akello, work))).toEqual(['stored', 'stored']);
});

test('a batch of duplicates does not replace the receipt of later work', async () => {
  const akello = await addPupil(db, clock.now);
  const [early, late] = [lesson(1), lesson(2)];
  const first = await tell(send, akello, [early]);
  clock.now = new Date(clock.now.getTime() + 60_000);
  const second = await tell(send, akello, [late], [first.receipt]);
  clock.now = new Date(clock.now.getTime() + 60_000);
  const again = await tell(send, akello, [early], [second.receipt]);
  const secret = await secretOf(db);
  expect(readReceipt(secret, akello.user.id, again.receipt)).toMatchObject({ event: late.id });
  // The response to the later work was lost: resent, it is the receipt's subject.
  const lost = await tell(send, akello, [late], [first.receipt]);
  expect(readReceipt(secret, akello.user.id, lost.receipt)).toMatchObject({ event: late.id });
  expect(await db.$count(events, eq(events.userId, akello.user.id))).toBe(2);
});

test('receipts begin at most so many epochs a day, and a person may always begin one', async () => {
  const [of, now] = [(await taughtDatabase()).db, clock.now];
  const begin = async (reason: 'command' | 'receipt', at = now) =>
    await beginEpochAfter(of, await currentEpoch(of), reason, at);
  for (let n = 0; n < mostByReceipt; n += 1) expect(await begin('receipt')).toBe(true);
  expect(await begin('receipt')).toBe(false);
  expect(await begin('command')).toBe(true);
  expect(await begin('receipt', new Date(now.getTime() + 25 * 60 * 60 * 1000))).toBe(true);
});
