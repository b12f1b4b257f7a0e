/** Where a learner stopped, from this device's events, which are stored for two months: no call needed. */
import type { Reply } from '@afrolearn/contract';
import type { LearningEvent } from '@afrolearn/learning/events/events.ts';
import { parseEntryId } from '@afrolearn/learning/lessons/ids.ts';
import type { ReadyUnit } from '@afrolearn/learning/today/units.ts';
import { workedIn } from '@afrolearn/learning/today/worked-in.ts';
import { unitWith } from '#lesson-kit/index.ts';
import { later } from '#lib/lazy.tsx';
import { today } from '#lib/today.ts';
import type { EventState } from '#offline/database.ts';

export type Trace = {
  unitId: number;
  /** The last work in one of them, and whether it may be unsent. */
  at: string;
  unsent: boolean;
  /** False if entries were only opened. */
  worked: boolean;
  /** Entries of this unit, latest first: those worked in, then those only opened. */
  opened: readonly string[];
  finished: ReadonlySet<string>;
  /** Entries whose last event is an answer: a checkpoint in progress. */
  begun: ReadonlySet<string>;
};

/** About twenty lessons: a slow phone reads them one by one. */
const lookedAt = 300;
/** The cache time for texts around a lesson (spec 1 §9). */
const namedMs = 7 * 24 * 60 * 60 * 1000;

const database = later(() => import('#offline/database.ts'));
const places = later(() => import('#offline/kept-place.ts'));
const quizzes = later(() => import('#offline/kept-quiz.ts'));
const openDatabase = async () => (await database()).openDatabase();

const latestOf = async (owner: number, state: EventState): Promise<LearningEvent[]> => {
  const events: LearningEvent[] = [];
  const byState = (await openDatabase()).transaction('events').store.index('state');
  let place = await byState.openCursor([owner, state], 'prev');
  for (; place !== null && events.length < lookedAt; place = await place.continue())
    events.push(place.value.event);
  return events;
};

/** The unit last opened; null if unknown. */
export const traceOf = async (owner: number): Promise<Trace | null> => {
  const unsent = await latestOf(owner, 'waiting');
  const events = [...(await latestOf(owner, 'stored')), ...unsent];
  // Ids of one device sort by creation time.
  events.sort((one, other) => (one.id < other.id ? 1 : -1));
  const begun = await (await places()).begunHere(owner);
  const all = events.flatMap((event) => {
    const id = workedIn(event, begun);
    const unit = id === null ? undefined : parseEntryId(id.entry)?.unit;
    return id === null || unit === undefined ? [] : [{ ...id, unit, at: event.occurredAt, type: event.type }];
  });
  const told = all.filter(({ type }) => type !== 'item.opened');
  const answered = told.filter(
    ({ type, entry }, at) => type === 'answer.given' && told.findIndex((one) => one.entry === entry) === at,
  );
  all.sort((one, other) => Number(other.worked) - Number(one.worked));
  const [last] = all;
  if (last === undefined) return null;
  const finished = events.flatMap(({ type, payload }) =>
    type === 'video.finished' || type === 'reading.read' || type === 'quiz.finished' ? [payload.item] : [],
  );
  return {
    unitId: last.unit,
    at: last.at,
    unsent: unsent.length > 0,
    worked: last.worked,
    opened: all.filter(({ unit }) => unit === last.unit).map(({ entry }) => entry),
    finished: new Set(finished),
    begun: new Set(answered.map(({ entry }) => entry)),
  };
};

/** The questions left of a review started here today; null without one. */
export const reviewLeft = async (owner: number): Promise<number | null> => {
  const { keptQuiz } = await quizzes();
  const kept = (await keptQuiz(owner, 'review')) as {
    day?: string;
    state?: { turns: number[]; at: number; outcomes?: object };
  } | null;
  if (kept?.day !== today() || !Array.isArray(kept.state?.turns)) return null;
  const { turns, at, outcomes = {} } = kept.state;
  // Wrong answers are repeated at the end, and counted when nothing else is left.
  const left = [...new Set(turns.slice(at))];
  return left.filter((place) => !(place in outcomes)).length || left.length || null;
};

/** Cleared at log-out, like everything under `own`. */
const factOf = (owner: number) => `own ${owner} stopped` as const;
type Kept = { at: number; unit: ReadyUnit };

const readyIn = ({ id, title, subjectId, gradeId, items }: Reply<'GET /unit/:id'>): ReadyUnit => ({
  id,
  title,
  subjectId,
  gradeId,
  entries: items.flatMap(({ written, ...entry }) =>
    written
      ? [
          {
            id: entry.id,
            title: entry.title,
            type: entry.type,
            faith: entry.faith,
            done: false,
            again: false,
          },
        ]
      : [],
  ),
});

const keptIn = (words: unknown): Kept | null => {
  const kept = typeof words === 'string' ? (JSON.parse(words) as Partial<Kept>) : null;
  // An older version of the app stored another shape.
  return Array.isArray(kept?.unit?.entries) ? (kept as Kept) : null;
};

/** The names of a unit, cached from the last visit if it is the same one. */
export const namedUnit = async (owner: number, id: number, isHere: () => boolean): Promise<ReadyUnit> => {
  const now = Date.now();
  const database = await openDatabase();
  const kept = keptIn(await database.get('facts', factOf(owner)));
  if (kept?.unit.id === id && now - kept.at < namedMs) return kept.unit;
  const unit = readyIn(await unitWith(id));
  // Nothing is stored after log-out (promise C9).
  if (isHere()) await database.put('facts', JSON.stringify({ at: now, unit } satisfies Kept), factOf(owner));
  return unit;
};
