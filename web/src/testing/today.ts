import { EntryLook, Today } from '@afrolearn/contract/today.ts';
import { parseEntryId } from '@afrolearn/learning/lessons/ids.ts';

type ReadyUnit = NonNullable<Today['current']>;

/** The day of an invented learner for tests of pages, parsed by the contract as a real answer would be. */
export const todayReply = (more: Partial<Today> = {}): Today =>
  Today.parse({
    current: null,
    opened: [],
    openedAt: null,
    weak: null,
    ahead: unitOf(8, ['u8-l1', 'u8-l2'], { title: 'Air' }),
    due: 0,
    reviewed: 0,
    looks: [],
    places: [],
    week: ['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13'].map((day) => ({
      day,
      state: 'ahead',
    })),
    streak: { days: 0, shields: 0, activeToday: false },
    subjects: [],
    ...more,
  });

/** A unit of Science whose entries are called by their ids; those that end with a star are done. */
export const unitOf = (id: number, entries: readonly string[], more: Partial<ReadyUnit> = {}): ReadyUnit => ({
  id,
  title: 'Water',
  subjectId: 7,
  gradeId: 4,
  entries: entries.map((name) => {
    const entry = name.replace('*', '');
    const type = parseEntryId(entry)?.type ?? 'video';
    return {
      id: entry,
      title: `About ${entry}`,
      type,
      faith: null,
      done: name.endsWith('*'),
      again: false,
    };
  }),
  ...more,
});

export const entryLook = (id: string, more: Partial<EntryLook> = {}): EntryLook =>
  EntryLook.parse({ id, parts: 3, minutes: 2, ends: [], picture: null, ...more });
