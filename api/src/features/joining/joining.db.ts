/**
 * Requests to join a class. Writers lock the learner, so that requests of one learner are handled one after the
 * other.
 */
import { and, asc, count, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { classes, classRequests, users } from '#db/tables.ts';
import { classesOf } from '#features/bonds/index.ts';

export type RequestRow = typeof classRequests.$inferSelect;
export type NewRequest = Pick<
  RequestRow,
  'learnerId' | 'teacherId' | 'classId' | 'way' | 'askedOf' | 'className' | 'askedAt'
>;

/** The lifetime of a request without an answer. */
const patience = 30 * 24 * 60 * 60 * 1000;

const eldest = (now: Date): Date => new Date(now.getTime() - patience);

export const waits = ({ state, askedAt }: RequestRow, now: Date): boolean =>
  state === 'pending' && askedAt > eldest(now);

const isWaiting = (now: Date) =>
  and(eq(classRequests.state, 'pending'), gt(classRequests.askedAt, eldest(now)));

const isSame = ({ learnerId, classId, way, askedOf, className }: NewRequest) =>
  and(
    eq(classRequests.learnerId, learnerId),
    eq(classRequests.way, way),
    eq(classRequests.state, 'pending'),
    way === 'code' ? eq(classRequests.classId, classId ?? 0) : eq(classRequests.askedOf, askedOf ?? ''),
    way === 'code' ? undefined : sql`lower(${classRequests.className}) = lower(${className})`,
  );

/** A repeated request updates the open one, which then counts as new. */
export const keepRequest = async (db: Db, request: NewRequest): Promise<RequestRow> => {
  const [again] = await db
    .update(classRequests)
    .set({ askedAt: request.askedAt, teacherId: request.teacherId, classId: request.classId })
    .where(isSame(request))
    .returning();
  if (again !== undefined) return again;
  const [row] = await db.insert(classRequests).values(request).returning();
  if (row === undefined) throw new Error('the request was not kept');
  return row;
};

/** The number of other open requests by email. */
export const othersWaiting = async (db: Db, request: NewRequest, now: Date): Promise<number> => {
  const [row] = await db
    .select({ waiting: count() })
    .from(classRequests)
    .where(
      and(
        eq(classRequests.learnerId, request.learnerId),
        eq(classRequests.way, 'email'),
        isWaiting(now),
        sql`not (${isSame(request)})`,
      ),
    );
  return row?.waiting ?? 0;
};

export const requestById = async (db: Db, id: number): Promise<RequestRow | null> => {
  const [row] = await db.select().from(classRequests).where(eq(classRequests.id, id));
  return row ?? null;
};

/** A learner's open requests; the school is that of the class, if a code identified it. */
export const waitingOf = (db: Db, learnerId: number, now: Date) =>
  db
    .select({ request: classRequests, teacher: users.name, schoolId: classes.schoolId })
    .from(classRequests)
    .leftJoin(users, eq(users.id, classRequests.teacherId))
    .leftJoin(classes, eq(classes.id, classRequests.classId))
    .where(and(eq(classRequests.learnerId, learnerId), isWaiting(now)))
    .orderBy(asc(classRequests.askedAt), asc(classRequests.id));

/** Open requests to a teacher. Requests for archived classes are left out. */
export const waitingFor = (db: Db, teacherId: number, now: Date) =>
  db
    .select({
      request: classRequests,
      name: users.name,
      gradeId: users.gradeId,
      className: classes.name,
    })
    .from(classRequests)
    .innerJoin(users, eq(users.id, classRequests.learnerId))
    .leftJoin(classes, eq(classes.id, classRequests.classId))
    .where(and(eq(classRequests.teacherId, teacherId), isWaiting(now), isNull(classes.archivedAt)))
    .orderBy(asc(classRequests.askedAt), asc(classRequests.id));

export const isAsked = async (db: Db, teacherId: number, now: Date): Promise<boolean> =>
  (await waitingFor(db, teacherId, now).limit(1)).length > 0;

export type WaitingCount = { classId: number | null; className: string; waiting: number };

/** The number of open requests to a teacher, by class: one query. A request by email has only the name of a class. */
export const countWaitingFor = async (db: Db, teacherId: number, now: Date): Promise<WaitingCount[]> =>
  await db
    .select({ classId: classRequests.classId, className: classRequests.className, waiting: count() })
    .from(classRequests)
    .leftJoin(classes, eq(classes.id, classRequests.classId))
    .where(and(eq(classRequests.teacherId, teacherId), isWaiting(now), isNull(classes.archivedAt)))
    .groupBy(classRequests.classId, classRequests.className);

type Answer = { state: 'approved' | 'rejected'; by: number; at: Date };

/** Answers a request. A yes also answers the learner's other requests for the same class. */
export const answer = async (db: Db, { id, learnerId }: RequestRow, given: Answer, classId?: number) => {
  const { state, by: answeredBy, at: answeredAt } = given;
  await db
    .update(classRequests)
    .set({ state, answeredBy, answeredAt, ...(classId === undefined ? {} : { classId }) })
    .where(and(eq(classRequests.id, id), eq(classRequests.state, 'pending')));
  if (classId === undefined) return;
  await db
    .update(classRequests)
    .set({ state, answeredBy, answeredAt })
    .where(
      and(
        eq(classRequests.learnerId, learnerId),
        eq(classRequests.classId, classId),
        eq(classRequests.state, 'pending'),
        ne(classRequests.id, id),
      ),
    );
};

/** Withdraws a learner's requests: one, or those to a teacher. */
export const withdraw = async (
  db: Db,
  learnerId: number,
  what: { id: number } | { teacherId: number; ways: readonly RequestRow['way'][] },
  now: Date,
): Promise<readonly RequestRow[]> =>
  await db
    .update(classRequests)
    .set({ state: 'withdrawn', answeredAt: now, answeredBy: learnerId })
    .where(
      and(
        eq(classRequests.learnerId, learnerId),
        isWaiting(now),
        'id' in what
          ? eq(classRequests.id, what.id)
          : and(eq(classRequests.teacherId, what.teacherId), inArray(classRequests.way, [...what.ways])),
      ),
    )
    .returning();

/** The teachers of a learner, one row for each class. */
export const teachersAndClasses = (db: Db, learnerId: number) =>
  db
    .select({
      id: users.id,
      name: users.name,
      picture: users.picture,
      classId: classes.id,
      className: classes.name,
      subjectId: classes.subjectId,
    })
    .from(classes)
    .innerJoin(users, eq(users.id, classes.teacherId))
    .where(inArray(classes.id, classesOf(sql`(${learnerId})`)))
    .orderBy(asc(users.name), asc(users.id), asc(classes.name), asc(classes.id));
