/**
 * Which server has which event. An epoch is the lifetime of one server database: a restored backup starts a new one,
 * and another server has another. The state of an event refers to the server that answered last. The epochs that
 * acknowledged an event are stored with it, so that it is not sent twice to a server that this device meets again.
 */
import type { Reply } from '@afrolearn/contract/index.ts';
import { mostEpochs } from '@afrolearn/learning/events/events.ts';
import type { FactKey } from '#lib/device/keys.ts';
import { type KeptEvent, openDatabase } from './database.ts';
import { settledEvent } from './outbox.ts';

type Answer = Reply<'POST /events'>;

/** The last receipt of an epoch, and when its server last stored an event of this learner. */
type Held = { epoch: string; receipt: string; syncedAt: string | null };

const epochKey = (owner: number) => `epoch ${owner}` as const satisfies FactKey;
const receiptsKey = (owner: number) => `receipts ${owner}` as const satisfies FactKey;

/** The most recent ones, in order of arrival. */
const lastOf = <T>(list: readonly T[]): T[] => list.slice(-mostEpochs);

const heldIn = (kept: unknown): Held[] => (typeof kept === 'string' ? JSON.parse(kept) : []);
const heldOf = async (owner: number): Promise<Held[]> =>
  heldIn(await (await openDatabase()).get('facts', receiptsKey(owner)));

/** Receipts sent with every batch. A server ignores those that it did not sign. */
export const receiptsOf = async (owner: number): Promise<string[]> =>
  (await heldOf(owner)).map(({ receipt }) => receipt);

/**
 * Whether to send the receipts although no event is pending: the server last stored an event at a different time than
 * this device knows. Either another device has sent one, or a backup was restored.
 */
export const mustShow = async (
  owner: number,
  { epoch, syncedAt }: Pick<Reply<'GET /sync'>, 'epoch' | 'syncedAt'>,
): Promise<boolean> =>
  (await heldOf(owner)).some((held) => held.epoch === epoch && held.syncedAt !== syncedAt);

/* Events stored by earlier versions have no epochs. They belong to the epoch that was known at that time. */
const epochsOf = ({ epochs, state }: KeptEvent, known: string | null): readonly string[] =>
  epochs ?? (state === 'stored' && known !== null ? [known] : []);

const openBoth = async () => {
  const change = (await openDatabase()).transaction(['events', 'facts'], 'readwrite');
  // The caller gets the error of the failed write itself.
  change.done.catch(() => undefined);
  return change;
};
type Change = Awaited<ReturnType<typeof openBoth>>;

/* A cursor reads one event at a time, because two months of work may not fit into a phone's memory. */
const changeEpoch = async (change: Change, owner: number, epoch: string): Promise<boolean> => {
  const facts = change.objectStore('facts');
  const before = await facts.get(epochKey(owner));
  if (before === epoch) return false;
  await facts.put(epoch, epochKey(owner));
  if (before === undefined) return false;
  const byState = change.objectStore('events').index('state');
  for (const was of ['waiting', 'refused', 'stored'] as const) {
    let place = await byState.openCursor([owner, was]);
    for (; place !== null; place = await place.continue()) {
      const epochs = epochsOf(place.value, String(before));
      const state = epochs.includes(epoch) ? 'stored' : 'waiting';
      // `at` is unchanged: it is when a server last stored the event, and its 60 days are counted from then.
      if (state !== was) await place.update({ ...place.value, epochs, state });
    }
  }
  return true;
};

/** Resolves to whether the server has changed. Events that it has not acknowledged are pending again. */
export const meetEpoch = async (owner: number, epoch: string): Promise<boolean> => {
  const change = await openBoth();
  const isNew = await changeEpoch(change, owner, epoch);
  await change.done;
  return isNew;
};

/** Applies the server's answer to a batch in one transaction. Ids of other owners change nothing. */
export const takeAnswer = async (
  owner: number,
  { results, epoch, receipt, syncedAt = null }: Answer,
): Promise<void> => {
  const change = await openBoth();
  const [events, facts] = [change.objectStore('events'), change.objectStore('facts')];
  const known = await facts.get(epochKey(owner));
  for (const result of results) {
    const kept = await events.get(result.id);
    if (kept === undefined || kept.owner !== owner) continue;
    const others = epochsOf(kept, typeof known === 'string' ? known : null).filter((one) => one !== epoch);
    const epochs = lastOf(result.status === 'refused' ? others : [...others, epoch]);
    await events.put({ ...settledEvent(kept, result), epochs });
  }
  await changeEpoch(change, owner, epoch);
  if (receipt !== undefined) {
    const others = heldIn(await facts.get(receiptsKey(owner))).filter((held) => held.epoch !== epoch);
    await facts.put(JSON.stringify(lastOf([...others, { epoch, receipt, syncedAt }])), receiptsKey(owner));
  }
  await change.done;
};
