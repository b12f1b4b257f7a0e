/** Resolves a reported thing: whether the reporter can see it, its owner, and its content. */
import type { ReportKind } from '@afrolearn/learning/safety/reports.ts';
import type { Db } from '#db/connect.ts';
import { userById } from '#features/accounts/index.ts';
import { isGuardianOf } from '#features/bonds/index.ts';
import type { Seen } from '#features/cases/index.ts';
import { groupById } from '#features/groups/index.ts';
import { askingTo } from '#features/guardian-invitations/index.ts';
import { lessonSeenBy } from '#features/lessons/index.ts';
import { sharedInClass } from '#features/notes/index.ts';
import type { Person } from '#http/context.ts';

/** The school whose adults review it; null for none. */
type Found = Omit<Seen, 'schoolId'> & { schoolId: number | null; aboutAdult: boolean };
type Find = (db: Db, user: Person, id: string) => Promise<Found | null>;

/* Adults need their school's confirmation; children without consent can report, too. */
const isOfSchool = (user: Person, schoolId: number | null): boolean =>
  schoolId !== null && user.schoolId === schoolId && (user.role === 'learner' || user.verified);

/* An unknown adult who requests to be linked to this child. */
const asksToGuard = async (db: Db, personId: number, user: Person): Promise<boolean> =>
  user.role === 'learner' && (await askingTo(db, user)).some(({ guardianId }) => guardianId === personId);

/**
 * Somebody of the same school. A child can report a guardian: nobody at home is notified. A child who reports
 * themselves asks to be talked with.
 */
const findPerson =
  (kind: 'person' | 'picture'): Find =>
  async (db, user, id) => {
    const person = await userById(db, Number(id));
    if (person === null) return null;
    const self = person.id === user.id;
    if (self && (user.role !== 'learner' || kind !== 'person')) return null;
    const near =
      self ||
      isOfSchool(user, person.schoolId) ||
      (await isGuardianOf(db, person.id, user.id)) ||
      (await asksToGuard(db, person.id, user));
    if (!near) return null;
    return {
      kind,
      thing: String(person.id),
      schoolId: user.schoolId,
      aboutId: person.id,
      aboutAdult: person.role !== 'learner',
      words: kind === 'person' ? person.name : (person.picture ?? ''),
    };
  };

const findLesson: Find = async (db, user, id) => {
  const row = await lessonSeenBy(db, user, Number(id));
  if (row === null || row.authorId === user.id) return null;
  const { schoolId, authorId, title } = row;
  return { kind: 'lesson', thing: id, schoolId, aboutId: authorId, aboutAdult: true, words: title };
};

/** A classmate's shared note, even if hidden meanwhile: reports may come late. */
const findNote: Find = async (db, user, id) => {
  const row = await sharedInClass(db, user, Number(id));
  if (row === null || row.by.id === user.id) return null;
  const { by, school_id: schoolId, text: words } = row;
  return { kind: 'note', thing: id, schoolId, aboutId: by.id, aboutAdult: false, words };
};

/** A group of the school with its name and description. The report is about its supervisor. */
const findGroup: Find = async (db, user, id) => {
  const group = await groupById(db, Number(id));
  if (group === null || !isOfSchool(user, group.schoolId)) return null;
  const owner = group.ownerId === null ? null : await userById(db, group.ownerId);
  if (owner === null || owner.id === user.id) return null;
  return {
    kind: 'group',
    thing: id,
    schoolId: group.schoolId,
    aboutId: owner.id,
    aboutAdult: owner.role !== 'learner',
    words: [group.name, group.description].filter((words) => words !== '').join('\n'),
  };
};

const finders: Record<ReportKind, Find> = {
  person: findPerson('person'),
  picture: findPerson('picture'),
  lesson: findLesson,
  note: findNote,
  group: findGroup,
};

/** Ids are numbers; own lessons are `t` plus a number. */
export const findThing = async (
  db: Db,
  user: Person,
  { kind, id }: { kind: ReportKind; id: string },
): Promise<Found | null> => {
  const n = kind === 'lesson' ? id.replace(/^t/, '') : id;
  if (id.startsWith('t') !== (kind === 'lesson') || Number(n) > 2_147_483_647) return null;
  return await finders[kind](db, user, n);
};
