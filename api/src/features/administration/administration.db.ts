import { and, asc, eq, ilike, inArray, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { classes, classMembers, linkCodes, schools, uploads, users } from '#db/tables.ts';
import type { UserRow } from '#features/accounts/index.ts';

export type SchoolRow = typeof schools.$inferSelect;

export const schoolOf = async (db: Db, id: number): Promise<SchoolRow | null> => {
  const [row] = await db.select().from(schools).where(eq(schools.id, id));
  return row ?? null;
};

type SchoolChange = { [K in 'name' | 'zone' | 'photos']?: SchoolRow[K] | undefined };

export const changeSchool = async (db: Db, id: number, change: SchoolChange): Promise<SchoolRow | null> => {
  const set = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (Object.keys(set).length === 0) return await schoolOf(db, id);
  const [row] = await db.update(schools).set(set).where(eq(schools.id, id)).returning();
  return row ?? null;
};

/** Its own people, and those who registered on its server and wait for its word. */
const waitsFor = (schoolId: number) => and(isNull(users.schoolId), eq(users.waitingSchoolId, schoolId));
const ofOrWaiting = (schoolId: number) => or(eq(users.schoolId, schoolId), waitsFor(schoolId));
const isAdult = inArray(users.role, ['teacher', 'parent']);

const mostListed = 500;

/** Who is not verified first: they are the ones who wait for somebody. */
export const adultsOf = async (db: Db, schoolId: number, search: string): Promise<UserRow[]> => {
  const words = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return await db
    .select()
    .from(users)
    .where(
      and(
        ofOrWaiting(schoolId),
        isAdult,
        search === '' ? undefined : or(ilike(users.name, words), ilike(users.email, words)),
      ),
    )
    .orderBy(sql`${users.verifiedAt} is not null`, asc(users.name), asc(users.id))
    .limit(mostListed);
};

export const adultOf = async (db: Db, schoolId: number, id: number): Promise<UserRow | null> => {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), ofOrWaiting(schoolId), isAdult));
  return row ?? null;
};

export const learnerOf = async (db: Db, schoolId: number, id: number): Promise<UserRow | null> => {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), ofOrWaiting(schoolId), eq(users.role, 'learner')));
  return row ?? null;
};

const changed = async (rows: Promise<UserRow[]>, id: number): Promise<UserRow> => {
  const [row] = await rows;
  if (row === undefined) throw new Error(`person ${id} is gone`);
  return row;
};

/**
 * Who was verified before keeps that day. By the school's own word only those it has or who wait for it, by a code
 * only those whom no school has verified: null for anybody else, also when that came about a moment ago.
 */
export const markConfirmed = async (
  db: Db,
  id: number,
  schoolId: number,
  { by, now }: { by: 'word' | 'code'; now: Date },
): Promise<UserRow | null> => {
  const isOpen = by === 'word' ? ofOrWaiting(schoolId) : or(isNull(users.verifiedAt), isNull(users.schoolId));
  const [row] = await db
    .update(users)
    .set({
      schoolId,
      waitingSchoolId: null,
      verifiedAt: sql`coalesce(${users.verifiedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(eq(users.id, id), isAdult, isOpen))
    .returning();
  return row ?? null;
};

export const markSuspended = (db: Db, id: number, at: Date | null): Promise<UserRow> =>
  changed(db.update(users).set({ suspendedAt: at }).where(eq(users.id, id)).returning(), id);

/**
 * The administrators of a school who can log in, held until this transaction ends: of two who pause each
 * other at once, the second finds only one left.
 */
export const holdAdministrators = async (db: Db, schoolId: number): Promise<number[]> => {
  const rows = (await db.execute(sql`
    select id from ${users}
    where ${users.schoolId} = ${schoolId} and ${users.administrator} and ${users.suspendedAt} is null
    order by id for update`)) as unknown as { id: number }[];
  return rows.map(({ id }) => id);
};

/** Codes by which an adult let other guardians in. */
export const dropLinkCodes = async (db: Db, madeBy: number): Promise<void> => {
  await db.delete(linkCodes).where(eq(linkCodes.madeBy, madeBy));
};

export const waitingLearners = async (db: Db, schoolId: number): Promise<UserRow[]> =>
  await db
    .select()
    .from(users)
    .where(
      and(
        eq(users.role, 'learner'),
        or(
          waitsFor(schoolId),
          and(eq(users.schoolId, schoolId), inArray(users.consent, ['none', 'pending'])),
        ),
      ),
    )
    .orderBy(sql`${users.schoolId} is not null`, asc(users.name), asc(users.id))
    .limit(mostListed);

export const classesOfLearners = async (db: Db, schoolId: number, learnerIds: readonly number[]) =>
  learnerIds.length === 0
    ? []
    : await db
        .select({ learnerId: classMembers.userId, id: classes.id, name: classes.name })
        .from(classMembers)
        .innerJoin(classes, eq(classes.id, classMembers.classId))
        .where(
          and(
            inArray(classMembers.userId, [...learnerIds]),
            eq(classes.schoolId, schoolId),
            isNull(classes.archivedAt),
          ),
        )
        .orderBy(asc(classes.name), asc(classes.id));

/** Takes a learner in who waits for this school; consent is asked for from now on. Null when nobody waits. */
export const takeIn = async (db: Db, schoolId: number, id: number): Promise<UserRow | null> => {
  const [row] = await db
    .update(users)
    .set({
      schoolId,
      waitingSchoolId: null,
      consent: sql`case when ${users.consent} = 'none' then 'pending' else ${users.consent} end`,
    })
    .where(and(eq(users.id, id), waitsFor(schoolId), eq(users.role, 'learner')))
    .returning();
  return row ?? null;
};

export const turnAway = async (db: Db, schoolId: number, id: number): Promise<UserRow | null> => {
  const [row] = await db
    .update(users)
    .set({ waitingSchoolId: null })
    .where(and(eq(users.id, id), waitsFor(schoolId), eq(users.role, 'learner')))
    .returning();
  return row ?? null;
};

export const classOfSchool = async (db: Db, schoolId: number, id: number): Promise<boolean> => {
  const rows = await db
    .select({ id: classes.id })
    .from(classes)
    .where(and(eq(classes.id, id), eq(classes.schoolId, schoolId), isNull(classes.archivedAt)));
  return rows.length > 0;
};

/** Faces that may no longer be shown: the people have none chosen again. */
const dropPhotos = async (db: Db, whose: SQL | undefined): Promise<void> => {
  await db
    .update(users)
    .set({ picture: null })
    .where(and(whose, like(users.picture, '/uploads/%')));
};

export const dropPhotoOf = (db: Db, id: number): Promise<void> => dropPhotos(db, eq(users.id, id));

/** The same for all learners of a school; says which of them have a file. */
export const dropLearnersPhotos = async (db: Db, schoolId: number): Promise<number[]> => {
  const learners = and(eq(users.schoolId, schoolId), eq(users.role, 'learner'));
  await dropPhotos(db, learners);
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(uploads, eq(uploads.userId, users.id))
    .where(learners);
  return rows.map(({ id }) => id);
};

/** Keeps others from changing a school or counting on it until this transaction ends. */
export const holdSchool = async (db: Db, schoolId: number): Promise<void> => {
  await db.execute(sql`select 1 from ${schools} where ${schools.id} = ${schoolId} for update`);
};
