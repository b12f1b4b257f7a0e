/** The outbox: a learner's events, stored on the device before anything else happens to them. */
import type { EventResult } from '@afrolearn/contract/events.ts';
import {
  type EventPayloads,
  type EventType,
  eventSchema,
  type LearningEvent,
} from '@afrolearn/learning/events/events.ts';
import { deviceId } from '#lib/device/device-id.ts';
import { setFull } from '#lib/device/store-trouble.ts';
import { type EventState, type KeptEvent, openDatabase } from './database.ts';
import { uuid } from './uuid.ts';

/** How long events are kept after the server has them, because a server restored from a backup is sent them again. */
const keptFor = 60 * 24 * 60 * 60 * 1000;

const asUuid = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'Africa/Kampala';

export const newEvent = <T extends EventType>(
  id: string,
  seq: number,
  type: T,
  payload: EventPayloads[T],
): LearningEvent =>
  ({
    id,
    device: asUuid(deviceId()),
    seq,
    type,
    payload,
    occurredAt: new Date().toISOString(),
    zone: zone(),
    schema: eventSchema,
  }) as LearningEvent;

/** The sequence number is given when it is stored. */
export const storeEvent = async (owner: number, made: LearningEvent): Promise<LearningEvent> => {
  const { id } = made;
  const database = await openDatabase();
  // By default, browsers complete a transaction before the data is on disk.
  const change = database.transaction(['events', 'facts'], 'readwrite', { durability: 'strict' });
  const [events, facts] = [change.objectStore('events'), change.objectStore('facts')];
  const before = await events.get(id);
  if (before !== undefined) {
    await change.done;
    return before.event;
  }
  const seq = Number((await facts.get('seq')) ?? 0);
  const event = { ...made, seq };
  await Promise.all([
    facts.put(seq + 1, 'seq'),
    events.put({ id, owner, state: 'waiting', event, at: Date.now() }),
    change.done,
  ]);
  setFull('database', false);
  return event;
};

/**
 * Resolves when the event is on disk. Only then may a page say 'Saved' (promise R8). An event that can happen only
 * once has a fixed id, so that two tabs store one event, the first.
 */
export const keepEvent = <T extends EventType>(
  owner: number,
  type: T,
  payload: EventPayloads[T],
  id = uuid(),
): Promise<LearningEvent> => storeEvent(owner, newEvent(id, 0, type, payload));

export const eventsOf = async (owner: number, state: EventState, most?: number): Promise<KeptEvent[]> =>
  (await openDatabase()).getAllFromIndex('events', 'state', [owner, state], most);

/** The newest first. Read one by one, because two months of work may not fit into a phone's memory. */
export const latestEvents = async (owner: number, state: EventState, most: number): Promise<KeptEvent[]> => {
  const store = (await openDatabase()).transaction('events').store;
  const found: KeptEvent[] = [];
  let place = await store.index('state').openCursor([owner, state], 'prev');
  for (; place !== null && found.length < most; place = await place.continue()) found.push(place.value);
  return found;
};

/** The event with the state that follows from the server's reply. */
export const settledEvent = (
  { reason: _, ...kept }: KeptEvent,
  { status, reason }: Pick<EventResult, 'status' | 'reason'>,
): KeptEvent => ({
  ...kept,
  state: status === 'refused' ? 'refused' : 'stored',
  at: Date.now(),
  ...(reason === undefined ? {} : { reason }),
});

/* The functions below use cursors for the same reason. */

const restOfRefused = 7 * 24 * 60 * 60 * 1000;

/** Refused events are retried after a week: the lesson may exist by then, or the server may be newer. */
export const offerRefused = async (owner: number, now = Date.now()): Promise<void> => {
  const change = (await openDatabase()).transaction('events', 'readwrite');
  let place = await change.store.index('state').openCursor([owner, 'refused']);
  for (; place !== null; place = await place.continue())
    if (place.value.at < now - restOfRefused)
      await place.update({ ...place.value, state: 'waiting', at: now });
  await change.done;
};

export const forgetOld = async (owner: number, now = Date.now()): Promise<void> => {
  const change = (await openDatabase()).transaction('events', 'readwrite');
  let place = await change.store.index('state').openCursor([owner, 'stored']);
  for (; place !== null; place = await place.continue())
    if (place.value.at < now - keptFor) await place.delete();
  await change.done;
};
