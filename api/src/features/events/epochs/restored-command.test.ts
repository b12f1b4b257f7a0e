/** `npm run restored`: asks before it begins a new epoch, and is idempotent for one restore. */

import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { epochs, events } from '#db/tables.ts';
import { currentEpoch } from '#features/record/index.ts';
import { testDatabase } from '#testing/test-app.ts';
import { addPupil } from '../testing/device.ts';
import { restoredCommand } from './restored-command.ts';

const { db, sql } = await testDatabase();
const now = new Date('2026-03-09T06:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

beforeEach(() => sql`delete from epochs where number > 1`);

const run = async (
  argv: readonly string[] = [],
  at = now,
  confirm: (() => Promise<boolean>) | null = null,
) => {
  const said: string[] = [];
  const talk = { say: (line: string) => void said.push(line), confirm };
  return { done: await restoredCommand(db, { argv, now: at }, talk), said: said.join('\n') };
};
const numbers = async () => (await db.select().from(epochs)).map(({ number }) => number).toSorted();

test('where nobody can be asked, or somebody says no, nothing changes', async () => {
  const shown = await run();
  expect(shown).toMatchObject({ done: 'shown', said: expect.stringContaining('Epoch 1 began at') });
  expect((await run([], now, async () => false)).done).toBe('shown');
  expect(await numbers()).toEqual([1]);
});

test('a yes, or --yes, begins a new epoch with another id, its time and its reason', async () => {
  const before = await currentEpoch(db);
  expect((await run([], now, async () => true)).done).toBe('begun');
  const after = await currentEpoch(db);
  expect(after).toMatchObject({ number: 2, reason: 'command', beganAt: now });
  expect(after.id).not.toBe(before.id);
  expect((await run(['--yes'], later(60))).done).toBe('begun');
  expect(await numbers()).toEqual([1, 2, 3]);
});

test('run twice for one restore it begins one epoch', async () => {
  await run(['--yes']);
  expect((await run(['--yes'], later(3))).done).toBe('nothing to do');
  expect(await numbers()).toEqual([1, 2]);
});

test('after work has arrived it is another restore', async () => {
  await run(['--yes']);
  const { user } = await addPupil(db, now);
  await db.insert(events).values({
    userId: user.id,
    id: randomUUID(),
    device: randomUUID(),
    seq: 1,
    type: 'tool.used',
    payload: { tool: 'spelling-bee' },
    schema: 1,
    occurredAt: later(1),
    zone: 'Africa/Kampala',
    countedAt: later(1),
    countedOn: '2026-03-09',
    receivedAt: later(1),
  });
  expect((await run(['--yes'], later(3))).done).toBe('begun');
});

test('the number decides, though the clock was set back', async () => {
  await run(['--yes']);
  await run(['--yes'], new Date('1970-01-01T00:00:00Z'));
  expect(await currentEpoch(db)).toMatchObject({ number: 3, beganAt: new Date(0) });
});
