/**
 * Where a learner stopped, as far as this device knows: what was opened and finished here lies in its database for two
 * months, so that looking costs no call.
 */
import type { Reply } from '@afrolearn/contract';
import type { LearningEvent } from '@afrolearn/learning/events/events.ts';
import { parseEntryId } from '@afrolearn/learning/lessons/ids.ts';
import { unitWith } from '#lesson-kit/index.ts';
import { later } from '#lib/lazy.tsx';
import type { EventState } from '#offline/database.ts';

type Unit = Reply<'GET /unit/:id'>;
type ListedEntry = Pick<Unit['items'][number], 'id' | 'title' | 'written' | 'faith'>;
type NamedUnit = Pick<Unit, 'id' | 'title' | 'subject' | 'subjectId'> & { items: ListedEntry[] };

export type Trace = {
  unitId: number;
  /** Items of this unit that were opened, the latest first. */
  opened: readonly string[];
  finished: ReadonlySet<string>;
};
export type Stop = { item: string; title: string; unit: string; subject: string; subjectId: number };

/** Some twenty lessons: a slow phone reads them one after the other. */
const lookedAt = 300;
/** As the texts around a lesson (spec 1 §9): by then the names of a unit are asked for again. */
const namedMs = 7 * 24 * 60 * 60 * 1000;

const database = later(() => import('#offline/database.ts'));
const openDatabase = async () => (await database()).openDatabase();

const latestOf = async (owner: number, state: EventState): Promise<LearningEvent[]> => {
  const events: LearningEvent[] = [];
  const byState = (await openDatabase()).transaction('events').store.index('state');
  let place = await byState.openCursor([owner, state], 'prev');
  for (; place !== null && events.length < lookedAt; place = await place.continue())
    events.push(place.value.event);
  return events;
};

/** The unit that was open last. Null where nothing of it is known. */
export const traceOf = async (owner: number): Promise<Trace | null> => {
  const events = [...(await latestOf(owner, 'stored')), ...(await latestOf(owner, 'waiting'))];
  // Ids of one device sort by the time they were made.
  events.sort((one, other) => (one.id < other.id ? 1 : -1));
  const all = events.flatMap(({ type, payload }) => (type === 'item.opened' ? [payload.item] : []));
  const unitId = all.map((item) => parseEntryId(item)?.unit).find((unit) => unit !== undefined);
  if (unitId === undefined) return null;
  const finished = events.flatMap(({ type, payload }) =>
    type === 'video.finished' || type === 'reading.read' || type === 'quiz.finished' ? [payload.item] : [],
  );
  return {
    unitId,
    opened: all.filter((item) => parseEntryId(item)?.unit === unitId),
    finished: new Set(finished),
  };
};

/** Forgotten at log out, as everything under `own` is. */
const factOf = (owner: number) => `own ${owner} stopped` as const;
type Kept = { at: number; unit: NamedUnit };

const namesOf = ({ id, title, subject, subjectId, items }: Unit): NamedUnit => ({
  id,
  title,
  subject,
  subjectId,
  items: items.map((item) => ({ id: item.id, title: item.title, written: item.written, faith: item.faith })),
});

/** The names of a unit: those of the last visit where they are of the same unit, so that only a new one is asked for. */
export const namedUnit = async (owner: number, id: number, isHere: () => boolean): Promise<NamedUnit> => {
  const now = Date.now();
  const database = await openDatabase();
  const words = await database.get('facts', factOf(owner));
  const kept = typeof words === 'string' ? (JSON.parse(words) as Kept) : null;
  if (kept?.unit.id === id && now - kept.at < namedMs) return kept.unit;
  const unit = namesOf(await unitWith(id));
  // Who has logged out meanwhile leaves nothing behind (promise C9).
  if (isHere()) await database.put('facts', JSON.stringify({ at: now, unit } satisfies Kept), factOf(owner));
  return unit;
};

/** What to go on with: what was left in the middle, else what comes after it. Null where the unit has nothing left. */
export const stopIn = (unit: NamedUnit, { opened, finished }: Trace): Stop | null => {
  const strands = new Set<string | null>([null, 'shared']);
  for (const { id, faith } of unit.items) if (opened.includes(id)) strands.add(faith);
  const left = unit.items.filter(({ id, written, faith }) => {
    return written && !finished.has(id) && strands.has(faith);
  });
  const place = (id: string | undefined) => unit.items.findIndex((item) => item.id === id);
  const item =
    opened.map((id) => left.find((one) => one.id === id)).find((one) => one !== undefined) ??
    left.find(({ id }) => place(id) > place(opened[0])) ??
    left[0];
  if (item === undefined) return null;
  return {
    item: item.id,
    title: item.title,
    unit: unit.title,
    subject: unit.subject,
    subjectId: unit.subjectId,
  };
};
