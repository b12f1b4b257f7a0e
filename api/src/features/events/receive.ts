/** Takes a batch of events: stored exactly once, counted in the same transaction, answered for each (N5, R7). */
import type { EventResult, LearningEvent } from '@afrolearn/contract/events.ts';
import type { ExerciseMaker } from '@afrolearn/learning/events/catalogue.ts';
import { countedAt, type DeviceSync } from '@afrolearn/learning/events/counted.ts';
import { judge, type Meaning } from '@afrolearn/learning/events/judge.ts';
import type { Arrival } from '@afrolearn/learning/events/state.ts';
import { makeExercise } from '@afrolearn/learning/practice/make-exercise.ts';
import { dayIn } from '@afrolearn/learning/streaks/days.ts';
import type { Db } from '#db/connect.ts';
import type { Person, World } from '#http/context.ts';
import type { Speech } from '#words/words.ts';
import { dayTimesOf, keepDayTimes, keepDevices } from './devices/devices.db.ts';
import { openSyncs, type Teller } from './devices/open-syncs.ts';
import { openTimes } from './devices/times.ts';
import {
  epochOf,
  keepAnswers,
  keepAttempts,
  type Learner,
  lockLearner,
  type NewEvent,
  storedAmong,
  storeEvents,
} from './events.db.ts';
import { catalogueOf, type LoadedCatalogue } from './known-catalogue.db.ts';
import { ownLessonsOf } from './own-lessons.ts';
import { knownOf } from './progress.db.ts';
import { type ReadEvent, readEvent, type Unread } from './read-event.ts';
import type { Write } from './rows.db.ts';
import { settleArrivals } from './settle-arrivals.ts';

const practiceExercise: ExerciseMaker = (generator, level, seed) =>
  makeExercise(generator, level, seed)?.item ?? null;

type Taken = { event: LearningEvent; meaning: Meaning; row: NewEvent };
type Judged = { id: string } & ({ taken: Taken } | Unread);

const itemIn = (event: LearningEvent): string | null => ('item' in event.payload ? event.payload.item : null);

const catalogueFor = async (
  db: Db,
  user: Person,
  events: readonly LearningEvent[],
  exercise: ExerciseMaker,
): Promise<LoadedCatalogue> => {
  const named = new Set(events.flatMap((event) => itemIn(event) ?? []));
  // Of what was only opened, neither questions nor length matter.
  const asking = events.filter(({ type }) => type !== 'item.opened');
  const asked = new Set(asking.flatMap((event) => itemIn(event) ?? []));
  const [listed, own] = await Promise.all([
    catalogueOf(db, { named: [...named], asked: [...asked] }, exercise),
    ownLessonsOf(db, user, [...named]),
  ]);
  return { ...listed, item: (id) => own.get(id) ?? listed.item(id) };
};

/* Outside of these years Postgres and clocks disagree on how to write a date. */
const [firstMoment, lastMoment] = [Date.UTC(1900, 0), Date.UTC(9999, 0)];

/* No device tells of a day that is further back (`counted.ts`); a day more for its zone. */
const oldestDay = 61 * 24 * 60 * 60 * 1000;

/** Of a quiz only the answers to questions that it has: what else a sender puts there would fill our disk (R4). */
const payloadOf = (event: LearningEvent, { answers }: Meaning): NewEvent['payload'] =>
  event.type === 'quiz.finished'
    ? { ...event.payload, answers: answers.map(({ question, answer }) => ({ question, answer })) }
    : event.payload;

const rowOf = (
  userId: number,
  { gradeId, zone }: Learner,
  event: LearningEvent,
  meaning: Meaning,
  sync: DeviceSync,
  arrivedAt: Date,
): NewEvent => {
  const now = arrivedAt.getTime();
  const occurredAt = Math.min(lastMoment, Math.max(firstMoment, Date.parse(event.occurredAt)));
  const counted = countedAt(occurredAt, sync, now);
  return {
    userId,
    id: event.id,
    device: event.device,
    seq: event.seq,
    type: event.type,
    payload: payloadOf(event, meaning),
    schema: event.schema,
    occurredAt: new Date(occurredAt),
    zone: event.zone,
    countedAt: new Date(counted),
    countedOn: dayIn(zone, counted),
    gradeId,
    receivedAt: arrivedAt,
  };
};

const judgeOne = (
  read: ReadEvent,
  catalogue: LoadedCatalogue,
  row: (event: LearningEvent, meaning: Meaning) => NewEvent,
): Judged => {
  if ('refused' in read) return read;
  const { id, event } = read;
  const judged = judge(event, catalogue);
  if ('refused' in judged) return { id, key: event.id, refused: judged.refused };
  return { id, taken: { event, meaning: judged.meaning, row: row(event, judged.meaning) } };
};

/** Stores what can be stored; of two with one id the first. Null stands where an event was known already. */
const storeNew = async (db: Db, judged: readonly Judged[]): Promise<(Taken | null)[]> => {
  const all = judged.flatMap((one) => ('taken' in one ? [one.taken] : []));
  const left = new Map<string, number>();
  for (const id of await storeEvents(
    db,
    all.map(({ row }) => row),
  ))
    left.set(id, (left.get(id) ?? 0) + 1);
  return judged.map((one) => {
    if (!('taken' in one)) return null;
    const count = left.get(one.taken.event.id) ?? 0;
    left.set(one.taken.event.id, count - 1);
    return count > 0 ? one.taken : null;
  });
};

/** Every answer and attempt in these events. */
const answersIn = (stored: readonly Taken[]): readonly Write[] => {
  const given = stored.flatMap(({ row: { userId, id, countedAt: at }, meaning }) =>
    meaning.answers.map(({ question, item, ...answer }) => ({
      ...answer,
      userId,
      eventId: id,
      questionId: question,
      itemId: item,
      countedAt: at,
    })),
  );
  const finished = stored.flatMap(({ row: { userId, id, countedAt: at }, meaning: { item, attempt } }) =>
    item === null || attempt === null
      ? []
      : [{ ...attempt, userId, eventId: id, itemId: item.id, countedAt: at }],
  );
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

const touchOf = (arrivals: readonly Arrival[]) => {
  const items = new Set(arrivals.flatMap(({ meaning }) => meaning.item?.id ?? []));
  const units = new Set(arrivals.flatMap(({ meaning }) => meaning.item?.unitId ?? []));
  const given = arrivals.flatMap(({ meaning }) => meaning.answers);
  const runs = given.flatMap(({ question, attempt }) =>
    attempt === null ? [] : [[`${attempt} ${question}`, { question, attempt }] as const],
  );
  const exercises = given.flatMap(({ question, seed }) =>
    seed === null ? [] : [[`${seed} ${question}`, { question, seed }] as const],
  );
  return {
    items: [...items],
    units: [...units],
    questions: [...new Set(given.map(({ question }) => question))],
    runs: [...new Map(runs).values()],
    exercises: [...new Map(exercises).values()],
    tools: [...new Set(arrivals.flatMap(({ meaning }) => meaning.tool ?? []))],
  };
};

const resultOf = (one: Judged, isNew: boolean, known: ReadonlySet<string>, say: Speech): EventResult => {
  if ('taken' in one) return { id: one.id, status: isNew ? 'stored' : 'duplicate' };
  if (one.key !== null && known.has(one.key)) return { id: one.id, status: 'duplicate' };
  const reason = say.reasons(one.refused);
  return { id: one.id, status: 'refused', reason: one.where ? `${reason} (${one.where})` : reason };
};

export const receiveEvents = async (
  world: Pick<World, 'db' | 'now'> & { say: Speech; teller: Teller },
  user: Person,
  sent: readonly unknown[],
  exercise: ExerciseMaker = practiceExercise,
): Promise<{ results: EventResult[]; epoch: string }> => {
  const { id: userId } = user;
  const read = sent.map(readEvent);
  const events = read.flatMap((one) => ('event' in one ? [one.event] : []));
  return await world.db.transaction(async (db) => {
    const learner = await lockLearner(db, userId);
    // The clock of a server may be set back; what arrives later has still arrived later.
    const arrivedAt = new Date(Math.max(world.now().getTime(), learner.totals.syncedAt?.getTime() ?? 0));
    const now = arrivedAt.getTime();
    const devices = [...new Set(events.map(({ device }) => device))];
    const keys = read.flatMap((one) => ('event' in one ? one.event.id : (one.key ?? [])));
    const [catalogue, { syncOf, deviceTimeOf, after }, days, epoch, knownIds] = await Promise.all([
      catalogueFor(db, user, events, exercise),
      openSyncs(db, user, world.teller, devices, { ...learner, arrivedAt }),
      dayTimesOf(db, userId, dayIn(learner.zone, now - oldestDay)),
      epochOf(db),
      storedAmong(db, userId, keys),
    ]);
    const times = openTimes({ deviceTimeOf, days, now });
    const met = new Set(knownIds);
    const judged = read.map((one) =>
      judgeOne(one, catalogue, (event, meaning) => {
        const sync = syncOf(event.device);
        const row = rowOf(userId, learner, event, meaning, sync, arrivedAt);
        // What is here already has taken its time already; the program's own people are not doubted.
        if (met.has(event.id) || world.teller === 'the program') return row;
        met.add(event.id);
        const itemTime = catalogue.item(itemIn(event) ?? '')?.leastTime ?? 0;
        return { ...row, doubt: times.weigh(event, meaning, itemTime, sync, row) };
      }),
    );
    const all = judged.flatMap((one) => ('taken' in one ? [arrivalOf(one.taken)] : []));
    const [fresh, known] = await Promise.all([
      storeNew(db, judged),
      knownOf(db, learner.totals, touchOf(all)),
    ]);
    const stored = fresh.filter((one) => one !== null);
    if (stored.length > 0) {
      const earning = stored.filter(({ row }) => (row.doubt ?? null) === null);
      const devicesAfter = keepDevices(userId, after(stored, times.devices));
      const also = [...answersIn(earning), devicesAfter, keepDayTimes(userId, times.days)];
      const arrivals = { events: earning.map(arrivalOf) };
      await settleArrivals(db, { learner, known, catalogue }, arrivals, { at: arrivedAt, also });
    }
    return {
      results: judged.map((one, place) => resultOf(one, fresh[place] !== null, knownIds, world.say)),
      epoch,
    };
  });
};
