/**
 * Works made with study tools, on this device. A work is one fact, stored whole under its maker's id. Pending
 * requests are a second, small fact, so that counting and sending do not read drawings.
 */
import type { Reply } from '@afrolearn/contract';
import type { WorkData } from '@afrolearn/learning/works/data.ts';
import { openDatabase } from '#offline/database.ts';
import { workWaits } from '#offline/use-record.ts';
import { uuid } from '#offline/uuid.ts';

export type AccountWork = Reply<'GET /me/works'>[number];

export type HereWork = {
  readonly id: string;
  readonly tool: string;
  readonly title: string;
  readonly data: WorkData;
  /** The account's version from which this was changed; 0 where the account has none. */
  readonly base: number;
  readonly madeAt: string;
  readonly changedAt: string;
  /** The last reply of the account about it. */
  readonly account: AccountWork | null;
  /** The time of that reply on the device's clock; 0 for never. */
  readonly heardAt: number;
};

/** The pending requests of a work. */
export type Unsent = {
  /** Identifies this state: a newer one is not overwritten by the answer to an older. */
  readonly take: string;
  readonly content: boolean;
  readonly show: boolean | null;
  readonly remove: boolean;
  /** Refused by the server: shown with its reason, and not sent again by itself. */
  readonly refused: boolean;
  readonly why: string | null;
  /** On the device's clock, in milliseconds. */
  readonly at: number;
};

/** Dispatched with a `WorkNews` after the work changed on this device, for the hooks of all tabs. */
export const worksChanged = 'afl-works-changed';
/** `movedTo`: the account has another version, so this one is stored as a separate work. */
export type WorkNews = { id: string; movedTo?: string };
export const announceWork = (detail: WorkNews): void => {
  globalThis.dispatchEvent(new CustomEvent(worksChanged, { detail }));
};

const workKey = (owner: number, id: string) => `work ${owner} ${id}` as const;
const unsentKey = (owner: number, id: string) => `unsent ${owner} ${id}` as const;
const under = (start: string) => IDBKeyRange.bound(`${start} `, `${start} \uffff`);

const read = <T>(words: unknown): T | null => (typeof words === 'string' ? (JSON.parse(words) as T) : null);

/** Null without storage, or where the device has none. */
export const workHere = async (owner: number, id: string): Promise<HereWork | null> =>
  read<HereWork>(
    await openDatabase()
      .then((database) => database.get('facts', workKey(owner, id)))
      .catch(() => null),
  );

export const unsentOf = async (owner: number, id: string): Promise<Unsent | null> =>
  read<Unsent>(
    await openDatabase()
      .then((database) => database.get('facts', unsentKey(owner, id)))
      .catch(() => null),
  );

/** Empty without storage. */
export const worksHere = async (owner: number): Promise<readonly HereWork[]> => {
  const words = await openDatabase()
    .then((database) => database.getAll('facts', under(`work ${owner}`)))
    .catch(() => []);
  return words.flatMap((one) => read<HereWork>(one) ?? []);
};

export const unsentWorks = async (owner: number): Promise<ReadonlyMap<string, Unsent>> => {
  const store = await openDatabase()
    .then((database) => database.transaction('facts').store)
    .catch(() => null);
  if (store === null) return new Map();
  const range = under(`unsent ${owner}`);
  const [keys, words] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
  return new Map(
    keys.flatMap((key, place) => {
      const one = read<Unsent>(words[place]);
      return one === null ? [] : [[key.split(' ')[2] ?? '', one] as const];
    }),
  );
};

type Pair = { work: HereWork | null; unsent: Unsent | null };

/** Changes both facts of a work in one transaction. Rejects where the device has no room, and changes nothing. */
export const changeWork = async (
  owner: number,
  id: string,
  next: (now: Pair) => Pair | null,
): Promise<Pair | null> => {
  const change = (await openDatabase()).transaction('facts', 'readwrite', { durability: 'strict' });
  const [work, unsent] = await Promise.all([
    change.store.get(workKey(owner, id)),
    change.store.get(unsentKey(owner, id)),
  ]);
  const pair = next({ work: read<HereWork>(work), unsent: read<Unsent>(unsent) });
  const acts: Promise<unknown>[] = [change.done];
  const put = (key: ReturnType<typeof workKey> | ReturnType<typeof unsentKey>, one: unknown) =>
    acts.push(one === null ? change.store.delete(key) : change.store.put(JSON.stringify(one), key));
  if (pair !== null) {
    put(workKey(owner, id), pair.work);
    put(unsentKey(owner, id), pair.unsent);
  }
  await Promise.all(acts);
  return pair;
};

const ask = (more: Partial<Unsent>): Unsent => ({
  content: false,
  show: null,
  remove: false,
  refused: false,
  why: null,
  ...more,
  take: uuid(),
  at: Date.now(),
});

const waits = (id: string): void => {
  announceWork({ id });
  globalThis.dispatchEvent(new Event(workWaits));
};

export type Saving = Pick<HereWork, 'id' | 'tool' | 'title' | 'data'>;

/** Stores a change first; it is sent later. Rejects where the device has no room: nothing older is removed. */
export const saveWork = async (owner: number, { id, tool, title, data }: Saving): Promise<void> => {
  const changedAt = new Date().toISOString();
  await changeWork(owner, id, ({ work, unsent }) => ({
    work: {
      ...{ base: 0, madeAt: changedAt, account: null, heardAt: 0 },
      ...work,
      ...{ id, tool, title, data, changedAt },
    },
    // After a refusal the changed work is sent again; showing it must be requested again.
    unsent: ask({ content: true, show: unsent?.refused === true ? null : (unsent?.show ?? null) }),
  }));
  waits(id);
};

/** Stores a request to show it, or to withdraw it; it is sent after the content. */
export const wishShown = async (owner: number, work: HereWork, shown: boolean): Promise<void> => {
  await changeWork(owner, work.id, ({ work: now, unsent }) => ({
    work: now ?? work,
    unsent: ask({ content: unsent?.content ?? false, show: shown }),
  }));
  waits(work.id);
};

/** Removes it here at once, and from the account when there is a network. */
export const removeWork = async (owner: number, id: string): Promise<void> => {
  await changeWork(owner, id, () => ({ work: null, unsent: ask({ remove: true }) }));
  waits(id);
};

/** Stores the account's version, unless this device has an unsent change. */
export const takeFromAccount = async (
  owner: number,
  { data, ...account }: AccountWork & { data: WorkData },
): Promise<void> => {
  const { id, tool, title, version: base, madeAt, changedAt } = account;
  await changeWork(owner, id, ({ unsent }) =>
    unsent === null
      ? {
          work: { id, tool, title, data, base, madeAt, changedAt, account, heardAt: Date.now() },
          unsent: null,
        }
      : null,
  );
  announceWork({ id });
};
