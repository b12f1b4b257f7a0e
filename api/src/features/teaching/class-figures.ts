/** Class figures from the same seven queries for any number of pupils and classes. */
import { type Consent, hasConsent } from '@afrolearn/learning/people/consent.ts';
import { addDays, dayIn, daysBetween } from '@afrolearn/learning/streaks/days.ts';
import {
  hasBegun,
  isNewcomer,
  needsAttention,
  type PupilFacts,
  type Reason,
  reasonOf,
} from '@afrolearn/learning/teaching/attention.ts';
import { type DoneByPupil, progressOf, reachedEntries } from '@afrolearn/learning/teaching/figures.ts';
import type { Db } from '#db/connect.ts';
import type { Person } from '#http/context.ts';
import { type AttendanceOf, attendanceOf } from './attendance.ts';
import {
  type EntryRow,
  entriesFor,
  lastDaysOf,
  type MistakeRow,
  mistakesIn,
  type PupilRow,
  pupilsOf,
  type Room,
  type WorkRow,
  workIn,
} from './teaching.db.ts';

/* The weeks in the chart, also used for attendance and mistakes: older data says little about the present. */
export const weeksShown = 6;
const day = 24 * 60 * 60 * 1000;

export type Pupil = {
  id: number;
  name: string;
  picture: string | null;
  consentMissing: boolean;
  /** Joined this week and has not begun. */
  isNew: boolean;
  hasBegun: boolean;
  progress: number | null;
  attendance: number | null;
  lastActivity: string | null;
  done: number | null;
  /** Null when the pupil needs no attention. */
  reason: Reason | null;
  work: DoneByPupil;
};

export type RoomFigures = {
  room: Room;
  pupils: readonly Pupil[];
  ready: number;
  reached: readonly string[];
  /** Mistakes of pupils whose figures may be shown. */
  mistakes: readonly MistakeRow[];
  entryOf: (id: string) => { id: string; title: string; unit: string } | null;
};

const grouped = <T extends { userId: number }>(rows: readonly T[]): ReadonlyMap<number, readonly T[]> => {
  const found = new Map<number, T[]>();
  for (const row of rows) {
    const own = found.get(row.userId);
    if (own === undefined) found.set(row.userId, [row]);
    else own.push(row);
  }
  return found;
};

const entryWords = ({ id, title, unit }: EntryRow) => ({ id, title, unit });

type Known = {
  work: ReadonlyMap<number, readonly WorkRow[]>;
  mistakes: ReadonlyMap<number, readonly MistakeRow[]>;
  lastDays: ReadonlyMap<number, string>;
  attendance: AttendanceOf;
  today: string;
};

const doneBy = (work: readonly WorkRow[], entries: ReadonlyMap<string, EntryRow>): DoneByPupil =>
  new Map(
    work.flatMap(({ itemId, day: on, state }) =>
      on !== null && state === 'done' && entries.has(itemId) ? [[itemId, on]] : [],
    ),
  );

const factsOf = (
  known: Known,
  entries: ReadonlyMap<string, EntryRow>,
  reached: readonly string[],
  id: number,
): PupilFacts => {
  const own = (known.work.get(id) ?? []).filter(({ itemId }) => entries.has(itemId));
  const done = doneBy(own, entries);
  const present = known.attendance.get(id);
  const last = known.lastDays.get(id);
  const words = (itemId: string | undefined) => {
    const entry = itemId === undefined ? undefined : entries.get(itemId);
    return entry === undefined ? null : entryWords(entry);
  };
  const failed = own
    .filter(({ state }) => state === 'tried')
    .sort((one, other) => other.tries - one.tries)[0];
  const failedEntry = words(failed?.itemId);
  const left = own
    .filter(({ state }) => state === 'begun')
    .sort((one, other) => (one.openedAt < other.openedAt ? 1 : -1))[0];
  const mistake = (known.mistakes.get(id) ?? []).find(({ itemId }) => entries.has(itemId));
  return {
    progress: progressOf(reached, done),
    attendance: present === undefined ? null : present.share,
    registered: present?.registered ?? 0,
    missed: present?.missed ?? 0,
    quietFor: last === undefined ? null : Math.max(0, daysBetween(last, known.today)),
    done: done.size,
    doneOfReached: reached.filter((entry) => done.has(entry)).length,
    reached: reached.length,
    failed: failed === undefined || failedEntry === null ? null : { ...failedEntry, tries: failed.tries },
    mistake:
      mistake === undefined ? null : { id: mistake.mistake, itemId: mistake.itemId, times: mistake.times },
    left: words(left?.itemId),
    next: words(reached.find((entry) => !done.has(entry))),
  };
};

const nobody = {
  isNew: false,
  hasBegun: false,
  progress: null,
  attendance: null,
  lastActivity: null,
  done: null,
  reason: null,
};

const figuresOfRoom = (
  room: Room,
  rows: readonly PupilRow[],
  all: readonly EntryRow[],
  known: Known,
): RoomFigures => {
  const own = all.filter(
    ({ gradeId, subjectId }) => gradeId === room.gradeId && subjectId === room.subjectId,
  );
  const entries = new Map(own.map((entry) => [entry.id, entry]));
  const shown = rows.filter(({ consent }) => hasConsent(consent as Consent));
  const work = new Map(shown.map(({ id }) => [id, doneBy(known.work.get(id) ?? [], entries)]));
  const reached = reachedEntries([...entries.keys()], [...work.values()]);
  const pupils = rows.map(({ id, name, picture, joinedAt }): Pupil => {
    const done = work.get(id);
    const person = { id, name, picture };
    if (done === undefined) return { ...person, ...nobody, consentMissing: true, work: new Map() };
    const found = factsOf(known, entries, reached, id);
    const seatedFor = daysBetween(dayIn(room.zone, Date.parse(joinedAt)), known.today);
    const isNew = isNewcomer(found, seatedFor);
    const facts = isNew ? { ...found, progress: null } : found;
    return {
      ...person,
      consentMissing: false,
      isNew,
      hasBegun: hasBegun(found),
      progress: facts.progress,
      attendance: facts.attendance,
      lastActivity: known.lastDays.get(id) ?? null,
      done: facts.done,
      reason: needsAttention(facts) ? reasonOf(facts) : null,
      work: done,
    };
  });
  return {
    room,
    pupils,
    ready: own.length,
    reached,
    mistakes: shown
      .flatMap(({ id }) => known.mistakes.get(id) ?? [])
      .filter(({ itemId }) => entries.has(itemId)),
    entryOf: (id) => {
      const entry = entries.get(id);
      return entry === undefined ? null : entryWords(entry);
    },
  };
};

/** The figures of these classes for a person who may see them. Pupils without consent are named without figures. */
export const figuresOf = async (
  db: Db,
  user: Person,
  list: readonly Room[],
  now: Date,
): Promise<RoomFigures[]> => {
  const zone = list[0]?.zone;
  if (zone === undefined) return [];
  const today = dayIn(zone, now.getTime());
  const from = addDays(today, -7 * weeksShown);
  const [rows, entries] = await Promise.all([
    pupilsOf(
      db,
      user,
      list.map(({ id }) => id),
    ),
    entriesFor(db, list),
  ]);
  const ids = [...new Set(rows.filter(({ consent }) => hasConsent(consent as Consent)).map(({ id }) => id))];
  const [work, lastDays, mistakes, attendance] = await Promise.all([
    workIn(db, ids, [...new Set(entries.map(({ unitId }) => unitId))], zone),
    lastDaysOf(db, ids, zone),
    mistakesIn(
      db,
      ids,
      entries.map(({ id }) => id),
      new Date(now.getTime() - 7 * weeksShown * day),
    ),
    attendanceOf(db, ids, from, today),
  ]);
  const known = { work: grouped(work), mistakes: grouped(mistakes), lastDays, attendance, today };
  return list.map((room) =>
    figuresOfRoom(
      room,
      rows.filter(({ classId }) => classId === room.id),
      entries,
      known,
    ),
  );
};
