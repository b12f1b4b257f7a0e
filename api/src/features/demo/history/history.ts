/**
 * The demo learners' last weeks as real events, processed like a device's, so that every figure on a page was
 * counted by the server.
 */
import type { EntryContent } from '@afrolearn/learning/lessons/lesson.ts';
import type { Db } from '#db/connect.ts';
import { receiveOfMany } from '#features/events/index.ts';
import type { Person, World } from '#http/context.ts';
import { inEnglish } from '#words/words.ts';
import { habitOf } from '../big-class/kinds.ts';
import { manyPupils } from '../big-class/pupils.ts';
import { fillCommunity } from '../community.ts';
import { fillAssignments } from '../fill-assignments.ts';
import { habits, school } from '../people.ts';
import { type Arrived, historyToFill, writtenFor } from './history.db.ts';
import { type PastEvent, pastEvents } from './past-events.ts';

const day = 24 * 60 * 60 * 1000;

/* A device that syncs every other week: fewer batches shorten the first start. */
const apart = 14 * day;

const inBatches = (told: readonly PastEvent[], now: Date): { arrivedAt: Date; events: object[] }[] => {
  const batches = new Map<number, object[]>();
  for (const { at, event } of told) {
    const back = Math.floor((now.getTime() - at.getTime()) / apart);
    batches.set(back, [...(batches.get(back) ?? []), event]);
  }
  return [...batches].map(([back, events]) => ({
    arrivedAt: new Date(now.getTime() - back * apart),
    events,
  }));
};

const asPerson = (id: number): Person => ({
  id,
  schoolId: school.id,
  role: 'learner',
  gradeId: null,
  administrator: false,
  verified: false,
  sessionId: '',
});

const ofManyPupils = new Map(manyPupils.map(({ key, kind }) => [key, habitOf(key, kind)]));

type Batch = { user: Person; arrivedAt: Date; events: object[] };

/** For all learners, the events by arrival time. */
const pastOf = async (db: Db, learners: readonly Arrived[], now: Date): Promise<Map<number, Batch[]>> => {
  const written = new Map<number | null, EntryContent[]>();
  const arrivals = new Map<number, Batch[]>();
  for (const { id, gradeId, key, madeAt } of learners) {
    const habit = habits[key] ?? ofManyPupils.get(key);
    if (habit == null) continue;
    const contents = written.get(gradeId) ?? (await writtenFor(db, gradeId));
    written.set(gradeId, contents);
    const told = pastEvents(key, habit, contents, now).filter(({ at }) => at > madeAt);
    for (const batch of inBatches(told, now)) {
      const time = batch.arrivedAt.getTime();
      arrivals.set(time, [...(arrivals.get(time) ?? []), { user: asPerson(id), ...batch }]);
    }
  }
  return arrivals;
};

/* Learners per statement. */
const together = 20;

const receivePast = async (db: Db, arrivals: ReadonlyMap<number, readonly Batch[]>): Promise<void> => {
  for (const [time, batches] of [...arrivals].sort(([one], [other]) => one - other)) {
    const world = { db, now: () => new Date(time), say: inEnglish, teller: 'the program' } as const;
    for (let from = 0; from < batches.length; from += together)
      await receiveOfMany(world, batches.slice(from, from + together));
  }
};

/** Fills the learners' history once, after the lessons are imported. */
export const fillHistory = async ({ db: database, env, now }: World): Promise<'filled' | 'nothing to do'> => {
  if (env.profile !== 'demo') return 'nothing to do';
  return await database.transaction(async (db) => {
    const learners = await historyToFill(db);
    if (learners.length === 0) return 'nothing to do';
    await receivePast(db, await pastOf(db, learners, now()));
    const ids = new Map(learners.map(({ key, id }) => [key, id]));
    await fillCommunity({ db, env, now }, ids);
    await fillAssignments({ db, env, now }, ids);
    return 'filled';
  });
};
