/**
 * Promise R10, the part of the devices: learners send work, the stopped data folder is copied as the manual says,
 * they send more, everything is killed, and the copy is restored. After the devices have synced again nothing
 * acknowledged is lost, nothing is doubled, and every sum is right.
 */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { openProduct, type Product } from './product.ts';
import { lostAndDoubled, timesStored } from './stored.ts';

const proof = process.env['PROOF'] === '1';
const [learners, batches, batchSize] = proof ? [60, 8, 50] : [12, 3, 10];

const run = promisify(execFile);

type Answer = {
  results: { id: string; status: string }[];
  epoch: string;
  receipt?: string;
  syncedAt: string | null;
};
type Kept = { event: { id: string }; epochs: Set<string> };

/**
 * A device that behaves like the web app: it remembers which epoch has which event, and the last receipt of each
 * epoch.
 */
const openTablet = async (address: string, showsReceipts: boolean) => {
  const ask = async <T>(at: string, path: string, body?: unknown, token?: string): Promise<T> => {
    const answer = await fetch(`${at}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (answer.status > 201) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const [email, password, device] = [`${randomUUID()}@proof.ug`, `mango ${randomUUID()}`, randomUUID()];
  const form = { role: 'learner', name: 'Akello Grace', country: 'Uganda', grade: 'Primary 7' };
  await ask(address, '/register', { ...form, email, password });
  const { token } = await ask<{ token: string }>(address, '/login', { email, password });
  const kept: Kept[] = [];
  const receipts = new Map<string, string>();
  let epoch = '';

  const post = async (at: string, sent: readonly Kept[]): Promise<void> => {
    const body = {
      events: sent.map(({ event }) => event),
      ...(showsReceipts ? { receipts: [...receipts.values()].slice(-4) } : {}),
    };
    const answer = await ask<Answer>(at, '/events', body, token);
    const taken = new Set(answer.results.filter(({ status }) => status !== 'refused').map(({ id }) => id));
    for (const one of sent) if (taken.has(one.event.id)) one.epochs.add(answer.epoch);
    epoch = answer.epoch;
    if (answer.receipt !== undefined) receipts.set(answer.epoch, answer.receipt);
  };
  return {
    work: (count: number): void => {
      for (let n = 0; n < count; n += 1) {
        const about = { id: randomUUID(), device, seq: kept.length, zone: 'Africa/Kampala', schema: 1 };
        const did = {
          type: 'item.opened',
          payload: { item: 'u400-q1' },
          occurredAt: new Date().toISOString(),
        };
        kept.push({ event: { ...about, ...did }, epochs: new Set() });
      }
    },
    /**
     * Syncs as the app does when it is opened: asks for the epoch, shows receipts, and sends what this epoch lacks.
     */
    visit: async (at: string): Promise<void> => {
      ({ epoch } = await ask<Answer>(at, '/sync', undefined, token));
      if (showsReceipts && receipts.has(epoch)) await post(at, []);
      for (;;) {
        const waiting = kept.filter(({ epochs }) => !epochs.has(epoch)).slice(0, 500);
        if (waiting.length === 0) return;
        await post(at, waiting);
      }
    },
    acknowledged: () => kept.filter(({ epochs }) => epochs.size > 0).map(({ event }) => event.id),
  };
};

let product: Product;
let backup = '';
afterEach(async () => {
  await product.close();
  await rm(backup, { recursive: true, force: true });
});

/** Everything until the restored server runs again, before any device has synced. */
const restoreYesterday = async (showsReceipts: boolean) => {
  product = await openProduct();
  let { address } = await product.start();
  const tablets: Awaited<ReturnType<typeof openTablet>>[] = [];
  while (tablets.length < learners) tablets.push(await openTablet(address, showsReceipts));
  const visitAll = () => Promise.all(tablets.map((tablet) => tablet.visit(address)));
  const workAll = async () => {
    for (let batch = 0; batch < batches; batch += 1) {
      for (const tablet of tablets) tablet.work(batchSize);
      await visitAll();
    }
  };
  await workAll();
  await product.end();
  backup = `${product.dataDir}-backup`;
  await run('cp', ['-a', product.dataDir, backup]);
  ({ address } = await product.start());
  await workAll();
  const acknowledged = tablets.flatMap((tablet) => tablet.acknowledged());
  await product.kill('server', 0);
  await rm(product.dataDir, { recursive: true, force: true });
  await run('cp', ['-a', backup, product.dataDir]);
  ({ address } = await product.start());
  const missing = lostAndDoubled(await product.ask(timesStored), acknowledged).lost;
  // Half of the acknowledged events came after the backup.
  expect(missing).toBe(acknowledged.length / 2);
  return { acknowledged, visitAll };
};

const epochsIn = () =>
  product.ask(async (sql) =>
    (await sql<{ reason: string }[]>`select reason from epochs order by number`).map(({ reason }) => reason),
  );

const onLinux = test.skipIf(process.platform !== 'linux');

onLinux.each([
  ['by the manual', true, 'command'],
  ['and nobody runs the command', false, 'receipt'],
] as const)(
  'yesterday’s folder is restored %s: devices bring back all that was acknowledged, once',
  async (_, runs, reason) => {
    const { acknowledged, visitAll } = await restoreYesterday(true);
    if (runs) expect(await product.command('restored', '--yes')).toContain('Epoch 2 has begun');
    await visitAll();
    // A device that synced before the new epoch began will sync again.
    await visitAll();
    const stored = await product.ask(timesStored);
    expect(lostAndDoubled(stored, acknowledged)).toEqual({ lost: 0, doubled: 0 });
    expect(await epochsIn()).toEqual(['first', reason]);
    expect(await product.command('recount')).toContain('Every sum is as it should be');
    process.stdout.write(
      `R10 (${reason}): ${acknowledged.length} acknowledged by ${learners} devices, half of them after the backup, 0 lost, 0 doubled\n`,
    );
  },
);

onLinux(
  'control: without the command and without receipts the work of after the backup is lost',
  async () => {
    const { acknowledged, visitAll } = await restoreYesterday(false);
    await visitAll();
    expect(lostAndDoubled(await product.ask(timesStored), acknowledged).lost).toBe(acknowledged.length / 2);
  },
);
