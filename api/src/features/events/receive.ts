/**
 * Processes a batch of events: stored exactly once, counted in the same transaction, with a result for each (N5, R7).
 */

import type { EventResult, LearningEvent } from '@afrolearn/contract/events.ts';
import type { ExerciseMaker } from '@afrolearn/learning/events/catalogue.ts';
import { judge } from '@afrolearn/learning/events/judge.ts';
import type { Doubt } from '@afrolearn/learning/events/plausible.ts';
import type { Arrival } from '@afrolearn/learning/events/state.ts';
import { makeExercise } from '@afrolearn/learning/practice/make-exercise.ts';
import type { Db } from '#db/connect.ts';
import { type Write, write } from '#db/rows.ts';
import {
  keepAnswers,
  keepAttempts,
  keepDayTimes,
  keepDevices,
  keepEvents,
  type Learner,
  lockLearners,
  type NewEvent,
} from '#features/record/index.ts';
import type { Person, World } from '#http/context.ts';
import type { Speech } from '#words/words.ts';
import { type EndedAttempt, forgetEnded } from '../progress/index.ts';
import { arrivalAt } from './arrivals/arrived-at.ts';
import { catalogueFor } from './arrivals/catalogue-for.ts';
import { isProven } from './arrivals/proven.ts';
import { isStored, refusedFor, refusedOf, resultFor } from './arrivals/results.ts';
import { dayOf, momentIn, rowOf, type Understood } from './arrivals/stamps.ts';
import { touchOf } from './arrivals/touch.ts';
import { deviceKeysOf, openSyncs, type Teller } from './devices/open-syncs.ts';
import { openTimes } from './devices/times.ts';
import type { Receipt } from './epochs/receipts.ts';
import { afterRestore, proveRestore, receiptFor, shownBy } from './epochs/witness.ts';
import { type Asked, type FoundOfLearner, knownOfAll } from './known.db.ts';
import type { LoadedCatalogue } from './known-catalogue.db.ts';
import { type ReadEvent, readEvent, type Unread } from './read-event.ts';
import { settlingOf } from './settle-arrivals.ts';

const practiceExercise: ExerciseMaker = (generator, level, seed) =>
  makeExercise(generator, level, seed)?.item ?? null;

type Taken = Understood & { row: NewEvent & { doubt: Doubt | null } };
type Judged = { id: string } & (Understood | Unread);

const itemIn = (event: LearningEvent): string | null => ('item' in event.payload ? event.payload.item : null);

/* The earliest day a device may report (`counted.ts`), plus one for its zone. */
const oldestDay = 61 * 24 * 60 * 60 * 1000;

const judgeOne = (read: ReadEvent, catalogue: LoadedCatalogue): Judged => {
  if ('refused' in read) return read;
  const { id, event } = read;
  const judged = judge(event, catalogue);
  if ('refused' in judged) return { id, key: event.id, refused: judged.refused };
  return { id, event, meaning: judged.meaning };
};

/** Every answer and attempt in these events. */
const answersIn = (stored: readonly Taken[]): readonly Write[] => {
  const given: Parameters<typeof keepAnswers>[0][number][] = [];
  const finished: Parameters<typeof keepAttempts>[0][number][] = [];
  for (const { row, meaning } of stored) {
    const { userId, id: eventId, countedAt } = row;
    // Assigned by name: object rest takes four times as long.
    for (const one of meaning.answers)
      given.push({
        userId,
        eventId,
        questionId: one.question,
        itemId: one.item,
        attempt: one.attempt,
        final: one.final,
        seed: one.seed,
        answer: one.answer,
        asked: one.asked ?? null,
        correct: one.correct,
        score: one.score,
        misconception: one.misconception,
        countedAt,
      });
    const { item, attempt } = meaning;
    if (item !== null && attempt !== null)
      finished.push({ ...attempt, userId, eventId, itemId: item.id, countedAt });
  }
  return [keepAnswers(given), keepAttempts(finished)];
};

const arrivalOf = ({ row, meaning }: Taken): Arrival => ({
  id: row.id,
  countedAt: row.countedAt.getTime(),
  countedOn: row.countedOn,
  gradeId: row.gradeId ?? null,
  receivedAt: row.receivedAt.getTime(),
  meaning,
});

const endedBy = ({ event, row: { userId } }: Taken): readonly EndedAttempt[] =>
  event.type === 'quiz.finished'
    ? [{ userId, itemId: event.payload.item, attempt: event.payload.attempt }]
    : [];

export type Received = {
  results: EventResult[];
  epoch: string;
  receipt?: string;
  syncedAt: string | null;
  /** Whether this batch proved a restore and started the epoch. */
  begins: boolean;
};

/** A parsed and judged batch; the rest needs the learner's lock. */
export type JudgedBatch = {
  world: Pick<World, 'now'> & { say: Speech; teller: Teller };
  userId: number;
  catalogue: LoadedCatalogue;
  judged: readonly Judged[];
  devices: readonly string[];
  deviceKeys: ReadonlyMap<string, string>;
  /** The receipts as the device sent them, not verified yet. */
  receipts: readonly string[];
  /** The doubted events that may still be stored; read on settling, because earlier batches count. */
  doubtsLeft: () => number;
};

type Judging = Partial<Pick<JudgedBatch, 'receipts' | 'doubtsLeft'>> & { exercise?: ExerciseMaker };
export type Receiving = Pick<World, 'db' | 'now'> & { say: Speech; teller: Teller };

export const judgeBatch = async (
  { db, ...world }: Receiving,
  user: Person,
  sent: readonly unknown[],
  { exercise = practiceExercise, receipts = [], doubtsLeft = () => Number.POSITIVE_INFINITY }: Judging = {},
): Promise<JudgedBatch> => {
  const read = sent.map(readEvent);
  const events = read.flatMap((one) => ('event' in one ? [one.event] : []));
  const catalogue = await catalogueFor(db, user, events, exercise);
  const devices = [...new Set(events.map(({ device }) => device))];
  const deviceKeys = deviceKeysOf(world.teller, devices);
  const judged = read.map((one) => judgeOne(one, catalogue));
  return { world, userId: user.id, catalogue, judged, devices, deviceKeys, receipts, doubtsLeft };
};

/** A batch with its learner locked. */
type OpenBatch = { batch: JudgedBatch; learner: Learner; shown: readonly Receipt[]; arrivedAt: Date };

/** The query for everything the batch may change. */
const askedFor = ({ batch, learner, shown, arrivedAt }: OpenBatch): Asked => {
  const { judged, devices, deviceKeys } = batch;
  return {
    totals: learner.totals,
    touch: touchOf(
      judged.flatMap((one) => ('event' in one ? [one] : [])),
      arrivedAt.getTime(),
    ),
    told: {
      devices,
      deviceKeys: [...deviceKeys.values()],
      daysAfter: dayOf(learner.zone, arrivedAt.getTime() - oldestDay),
      ids: [
        ...judged.flatMap((one) => ('event' in one ? one.event.id : (one.key ?? []))),
        ...shown.map(({ event }) => event),
      ],
    },
  };
};

/** The rows to write, and the reply. */
const settleBatch = (
  { batch, learner, arrivedAt }: OpenBatch,
  found: FoundOfLearner,
  usesHere: Set<string>,
): {
  writes: readonly Write[];
  results: EventResult[];
  last: string | null;
  ended: readonly EndedAttempt[];
} => {
  const { world, userId, catalogue, judged, deviceKeys } = batch;
  const since = (device: string) => found.firstSessions.get(deviceKeys.get(device) ?? '');
  const syncs = openSyncs(world.teller, found.devices, since, { ...learner, arrivedAt });
  const now = arrivedAt.getTime();
  const times = openTimes({ deviceTimeOf: syncs.deviceTimeOf, days: found.dayTimes, now });
  const taken = new Map<string, Doubt | null>();
  const stored: Taken[] = [];
  let doubtsLeft = batch.doubtsLeft();
  const results = judged.map((one): EventResult => {
    if (!('event' in one)) return refusedOf(one, found.stored, world.say);
    const { id, event, meaning } = one;
    // Of two events with one id, the first counts.
    const before = found.stored.has(event.id) ? found.stored : taken;
    if (before.has(event.id)) return resultFor(id, 'duplicate', before.get(event.id));
    const sync = syncs.syncOf(event.device);
    const row = rowOf(userId, learner, event, meaning, sync, arrivedAt);
    // The demo's people are not doubted.
    if (world.teller !== 'the program') {
      const itemTime = catalogue.item(itemIn(event) ?? '')?.leastTime ?? 0;
      row.doubt = isProven(meaning, found.uses, usesHere)
        ? times.weigh(event, meaning, itemTime, sync, row)
        : 'no proof';
    }
    if (row.doubt !== null) {
      if (doubtsLeft < 1) return refusedFor(id, 'no-room-today', world.say);
      doubtsLeft -= 1;
    }
    taken.set(event.id, row.doubt);
    stored.push({ event, meaning, row });
    return resultFor(id, 'stored', row.doubt);
  });
  const last = stored.at(-1)?.row.id ?? null;
  if (last === null) return { writes: [], results, last, ended: [] };
  const earning = stored.filter(({ row }) => row.doubt === null);
  const before = { learner, known: found.known, catalogue };
  const settled = settlingOf(before, { events: earning.map(arrivalOf) }, arrivedAt);
  for (const { row } of earning) {
    const seeds = settled.seedsOfEvent.get(row.id);
    const result = seeds === undefined ? undefined : results.find(isStored(row.id));
    if (seeds !== undefined && result !== undefined) result.seeds = seeds;
  }
  const writes = [
    keepEvents(stored.map(({ row }) => row)),
    ...answersIn(earning),
    keepDevices(userId, syncs.after(stored, times.devices)),
    keepDayTimes(userId, times.days),
    ...settled.writes,
  ];
  return { writes, results, last, ended: stored.flatMap(endedBy) };
};

/**
 * One lock, read and write for any number of events and learners. The read finds duplicates: nobody else
 * writes for these learners while they are locked. The events' unique key is a second safeguard.
 */
export const receiveBatches = (db: Db, batches: readonly JudgedBatch[]): Promise<readonly Received[]> =>
  db.transaction(async (within) => {
    const learners = await lockLearners(
      within,
      batches.map(({ userId }) => userId),
    );
    const open = batches.map((batch) => {
      const learner = learners.get(batch.userId);
      if (learner === undefined) throw new Error('the learner is not there any more');
      const { syncedAt } = learner.totals;
      const occurred = batch.judged.flatMap((one) => ('event' in one ? momentIn(one.event) : []));
      const arrivedAt = arrivalAt(batch.world.now(), { syncedAt, madeAt: learner.madeAt }, occurred);
      return { batch, learner, shown: shownBy(learner, batch.receipts), arrivedAt };
    });
    const found = await knownOfAll(within, open.map(askedFor));
    const foundOf = (place: number) => found[place] as FoundOfLearner;
    const proof = open.findIndex(({ shown }, place) => proveRestore(shown, foundOf(place).stored));
    const proving = open[proof];
    const restored =
      proving && (await afterRestore(within, proving.learner.epoch, proving.batch.world.now()));
    const usesHere = new Set<string>();
    const settled = open.map((one, place) => settleBatch(one, foundOf(place), usesHere));
    await write(
      within,
      settled.flatMap(({ writes }) => writes),
    );
    await forgetEnded(
      within,
      settled.flatMap(({ ended }) => ended),
    );
    return open.map(({ learner, arrivedAt }, place): Received => {
      const { results, last } = settled[place] as (typeof settled)[number];
      const taken = last === null ? null : { event: last, arrivedAt: arrivedAt.getTime() };
      const epoch = restored?.id ?? learner.epoch.id;
      const receipt = receiptFor(learner, epoch, taken, foundOf(place).arrivals);
      return {
        results,
        epoch,
        ...(receipt === null ? {} : { receipt }),
        syncedAt: (last === null ? learner.totals.syncedAt : arrivedAt)?.toISOString() ?? null,
        begins: place === proof && restored?.begins === true,
      };
    });
  });

export const receiveEvents = async (
  world: Receiving,
  user: Person,
  sent: readonly unknown[],
  exercise: ExerciseMaker = practiceExercise,
): Promise<Received> => {
  const [received] = await receiveBatches(world.db, [await judgeBatch(world, user, sent, { exercise })]);
  if (received === undefined) throw new Error('nothing was received');
  return received;
};
