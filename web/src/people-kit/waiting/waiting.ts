/** Counts unsent work by key, without reading photos and recordings. */
import { openDatabase } from '#offline/database.ts';
import { eventsOf } from '#offline/outbox.ts';

export type WaitingHere = {
  learning: number;
  handIns: number;
  registers: number;
  reviews: number;
  voices: number;
  works: number;
};

const under = (start: string): IDBKeyRange => IDBKeyRange.bound(`${start} `, `${start} \uffff`);

/* A piece of learning is one lesson, checkpoint or exercise, however many answers it has. */
const learningOf = async (owner: number): Promise<number> => {
  const pieces = new Set<string>();
  for (const { id, event } of await eventsOf(owner, 'waiting'))
    if (event.type !== 'item.opened' && event.type !== 'tool.used')
      pieces.add('item' in event.payload ? event.payload.item : id);
  return pieces.size;
};

/** For one person. Taps are counted by register, photos by hand-in. */
export const waitingOf = async (owner: number): Promise<WaitingHere> => {
  const learning = await learningOf(owner);
  const facts = (await openDatabase()).transaction('facts').store;
  const [hand, tap, reviews, voices, works] = await Promise.all([
    facts.getAllKeys(under(`hand ${owner}`)),
    facts.getAllKeys(under(`tap ${owner}`)),
    facts.count(under(`review ${owner}`)),
    facts.count(under(`voice ${owner}`)),
    facts.count(under(`unsent ${owner}`)),
  ]);
  const different = (keys: readonly string[], words: number) =>
    new Set(keys.map((key) => key.split(' ', words).join(' '))).size;
  return { learning, handIns: different(hand, 3), registers: different(tap, 4), reviews, voices, works };
};

/** Whether anybody's unsent work is on this device. */
export const hasWaiting = async (): Promise<boolean> => {
  const database = await openDatabase();
  const facts = ['report', 'hand', 'tap', 'review', 'voice', 'unsent'].map((kind) =>
    database.count('facts', under(kind)),
  );
  if ((await Promise.all(facts)).some((count) => count > 0)) return true;
  const store = database.transaction('events').store;
  for (let at = await store.openCursor(); at !== null; at = await at.continue())
    if (at.value.state === 'waiting' && at.value.event.type !== 'item.opened') return true;
  return false;
};
