import type { ClassOfTeacher } from '@afrolearn/contract/classes.ts';
import { gradeIdOf, gradeName } from '@afrolearn/learning/catalogue/grades.ts';
import { subjectByName, subjectName } from '@afrolearn/learning/catalogue/subjects.ts';
import type { Db } from '#db/connect.ts';
import { logSecurity } from '#db/security-log.ts';
import { checkWords } from '#features/school-words/index.ts';
import type { Person, World } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { drawClassCode, giveClassCodes } from './class-code.ts';
import { addClass } from './classes.db.ts';
import { archiveClass, changeClass, checkRoom, countsOf, oldestUndone, reopenClass } from './manage.db.ts';
import { type ClassRow, classById } from './rooms.db.ts';

export const asClasses = async (db: Db, rooms: readonly ClassRow[], now: Date): Promise<ClassOfTeacher[]> => {
  const counts = await countsOf(
    db,
    rooms.map(({ id }) => id),
  );
  return rooms.map(({ id, name, gradeId, subjectId, code, codeClosedAt, codeExpiresAt, archivedAt }) => ({
    id,
    name,
    grade: gradeName(gradeId),
    subjectId,
    subject: subjectName(subjectId),
    students: counts.get(id) ?? 0,
    archived: archivedAt !== null,
    // An archived class's code admits nobody.
    code: archivedAt === null ? code : null,
    codeRests: archivedAt === null && code !== null && (codeClosedAt !== null || codeExpiresAt <= now),
  }));
};

const asClass = async (db: Db, room: ClassRow, now: Date): Promise<ClassOfTeacher> => {
  const [one] = await asClasses(db, [room], now);
  if (one === undefined) throw refuse('access/not-found');
  return one;
};

/* The schema has validated the name. */
const subjectIdOf = (name: string): number => subjectByName(name)?.id ?? 0;

type Wanted = { name: string; grade: string; subject: string };

export const makeClass = async (
  { db, now }: Pick<World, 'db' | 'now'>,
  user: Person,
  { name, grade, subject }: Wanted,
): Promise<ClassOfTeacher> => {
  await checkWords(db, user.schoolId, { name });
  return await db.transaction(async (inner) => {
    await checkRoom(inner, user.id);
    const id = await addClass(
      inner,
      {
        teacherId: user.id,
        schoolId: user.schoolId,
        name,
        gradeId: gradeIdOf(grade),
        subjectId: subjectIdOf(subject),
      },
      user.verified && user.schoolId !== null ? drawClassCode : null,
    );
    const room = await classById(inner, id);
    if (room === null) throw new Error('the class that was just made is not there');
    return await asClass(inner, room, now());
  });
};

/** Pupils keep their grades: correcting a class's grade must not move anybody. */
export const editClass = async (
  { db, now }: Pick<World, 'db' | 'now'>,
  room: ClassRow,
  { name, grade, subject }: { [K in keyof Wanted]?: Wanted[K] | undefined },
): Promise<ClassOfTeacher> => {
  await checkWords(db, room.schoolId, { name });
  const changes = {
    ...(name === undefined ? {} : { name }),
    ...(grade === undefined ? {} : { gradeId: gradeIdOf(grade) }),
    ...(subject === undefined ? {} : { subjectId: subjectIdOf(subject) }),
  };
  return await asClass(
    db,
    Object.keys(changes).length === 0 ? room : await changeClass(db, room.id, changes),
    now(),
  );
};

export const closeClass = async (db: Db, user: Person, room: ClassRow, now: Date): Promise<void> => {
  if ((await archiveClass(db, room.id, now)) === null) throw refuse('access/not-found');
  await logSecurity(db, 'class-archived', { at: now, user, detail: { class: room.id } });
};

/** The class keeps its code; one without a code gets its first if it now has a school. */
export const restoreClass = async (
  { db, now }: Pick<World, 'db' | 'now'>,
  user: Person,
  room: ClassRow,
): Promise<ClassOfTeacher> => {
  if (room.archivedAt !== null && room.archivedAt < oldestUndone(now())) throw refuse('classes/too-late');
  return await db.transaction(async (inner) => {
    await checkRoom(inner, room.teacherId);
    await reopenClass(inner, room.id);
    if (room.schoolId !== null) await giveClassCodes(inner, room.teacherId, room.schoolId);
    await logSecurity(inner, 'class-restored', { at: now(), user, detail: { class: room.id } });
    const open = await classById(inner, room.id);
    if (open === null) throw refuse('access/not-found');
    return await asClass(inner, open, now());
  });
};
