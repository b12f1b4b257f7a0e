/**
 * Groups the concurrent batches of a class: one lock, read, write and commit for all (decision 42). Each is
 * judged and answered separately, and fails alone.
 */
import type { Db } from '#db/connect.ts';
import { grouped } from '#db/grouped.ts';
import type { Person } from '#http/context.ts';
import { type JudgedBatch, judgeBatch, type Received, type Receiving, receiveBatches } from './receive.ts';

type Receive = (batch: JudgedBatch) => Promise<Received>;

const queues = new WeakMap<Db, Receive>();

const queueOf = (db: Db): Receive => {
  const known = queues.get(db);
  if (known !== undefined) return known;
  const made = grouped({
    act: (batches: readonly JudgedBatch[]) => receiveBatches(db, batches),
    keysOf: ({ userId }) => [String(userId)],
    weightOf: ({ judged }) => 10 + judged.length,
    mostWeight: 300,
    atOnce: 4,
  });
  queues.set(db, made);
  return made;
};

export const receiveTogether = (db: Db, batch: JudgedBatch) => queueOf(db)(batch);

/** One batch each for several learners, awaited together by the caller. */
export const receiveOfMany = async (
  world: Receiving,
  sent: readonly { user: Person; events: readonly unknown[] }[],
): Promise<readonly Received[]> => {
  const batches: JudgedBatch[] = [];
  for (const { user, events } of sent) batches.push(await judgeBatch(world, user, events));
  return await receiveBatches(world.db, batches);
};
