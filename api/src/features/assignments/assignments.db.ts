/** Assignments, and the learners whom they reach. */
import type { Consent } from '@afrolearn/learning/people/consent.ts';
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { assignmentPupils, assignments, classes, groups } from '#db/tables.ts';
import { classesOf, guardiansOf, membersOf } from '#features/bonds/index.ts';
import type { ClassRow } from '#features/classes/index.ts';
import { isFinishedAgain, isFinishedBefore } from '#features/progress/index.ts';

export type AssignmentRow = typeof assignments.$inferSelect;
type NewAssignment = Omit<typeof assignments.$inferInsert, 'id' | 'removedAt'>;

/**
 * A repeated assignment to a whole class or a child only updates the due day and the message. It then belongs to the
 * last sender, who can take it back. `isNew` says whether people must be notified.
 */
export const keepAssignment = async (
  db: Db,
  assignment: NewAssignment,
): Promise<{ id: number; isNew: boolean }> => {
  const insert = db.insert(assignments).values(assignment);
  const isOnce = assignment.ref !== 'paper' && (assignment.whom === 'class' || assignment.whom === 'child');
  const ofChild = assignment.whom === 'child';
  const [row] = await (isOnce
    ? insert.onConflictDoUpdate({
        target: [ofChild ? assignments.childId : assignments.classId, assignments.ref],
        targetWhere: ofChild
          ? sql`${assignments.removedAt} is null and ${assignments.whom} = 'child' and ${assignments.ref} <> 'paper'`
          : sql`${assignments.removedAt} is null and ${assignments.whom} = 'class' and ${assignments.ref} <> 'paper'`,
        set: {
          dueOn: assignment.dueOn ?? null,
          assignedBy: assignment.assignedBy,
          word: assignment.word ?? null,
          wanted: assignment.wanted ?? null,
          closedAt: null,
        },
      })
    : insert
  )
    // xmax is 0 when this statement inserted the row instead of updating it.
    .returning({ id: assignments.id, isNew: sql<boolean>`xmax = 0` });
  if (row === undefined) throw new Error('the assignment was not kept');
  return row;
};

export const addPupils = async (
  db: Db,
  assignmentId: number,
  learnerIds: readonly number[],
): Promise<void> => {
  await db.insert(assignmentPupils).values(learnerIds.map((userId) => ({ assignmentId, userId })));
};

/** False when this person has no such assignment. */
export const changeAssignment = async (
  db: Db,
  userId: number,
  id: number,
  set: Partial<Pick<AssignmentRow, 'dueOn' | 'word' | 'closedAt' | 'removedAt'>>,
): Promise<boolean> =>
  (
    await db
      .update(assignments)
      .set(set)
      .where(and(eq(assignments.id, id), eq(assignments.assignedBy, userId), isNull(assignments.removedAt)))
      .returning({ id: assignments.id })
  ).length > 0;

export type Given = { row: AssignmentRow; room: ClassRow; group: string | null };

const given = (db: Db) =>
  db
    .select({ row: assignments, room: classes, group: groups.name })
    .from(assignments)
    .innerJoin(classes, and(eq(classes.id, assignments.classId), isNull(classes.archivedAt)))
    .leftJoin(groups, and(eq(groups.id, assignments.groupId), isNull(groups.endedAt)))
    .$dynamic();

const stands = isNull(assignments.removedAt);

/** An assignment by its id; null if it was withdrawn. */
export const givenById = async (db: Db, id: number): Promise<Given | null> => {
  const [found] = await given(db).where(and(stands, eq(assignments.id, id)));
  return found ?? null;
};

/** Assignments of a class, or of all classes that a teacher teaches now, the latest first. */
export const givenIn = async (
  db: Db,
  where: { classId: number } | { teacherId: number },
  most: number,
): Promise<Given[]> =>
  await given(db)
    .where(
      and(
        stands,
        'classId' in where ? eq(classes.id, where.classId) : eq(classes.teacherId, where.teacherId),
      ),
    )
    .orderBy(desc(assignments.createdAt), desc(assignments.id))
    .limit(most);

/** Assignments due on this day or later, in classes that a teacher teaches. */
export const upcomingFor = async (db: Db, teacherId: number, day: string, most: number): Promise<Given[]> =>
  await given(db)
    .where(
      and(
        stands,
        eq(classes.teacherId, teacherId),
        isNull(assignments.closedAt),
        sql`${assignments.dueOn} >= ${day}::date`,
      ),
    )
    .orderBy(assignments.dueOn, desc(assignments.createdAt), desc(assignments.id))
    .limit(most);

export type Receiver = { assignmentId: number; id: number; name: string; consent: Consent };

/* Callers join the current members, so that a pupil who has left the class is not expected to do it. */
const isChosen = (assignment: ReturnType<typeof sql>, learner: ReturnType<typeof sql>) =>
  sql`(${assignment}.whom = 'class' or exists (select from assignment_pupils chosen
    where chosen.assignment_id = ${assignment}.id and chosen.user_id = ${learner}))`;

/** The learners of these assignments, by name: one query. */
export const receiversOf = async (db: Db, ids: readonly number[]): Promise<Receiver[]> =>
  ids.length === 0
    ? []
    : await db.execute<Receiver>(sql`
        select a.id as "assignmentId", u.id, u.name, u.consent
        from assignments a join users u on u.id in ${membersOf(sql`a.class_id`)} and u.role = 'learner'
        where a.id = any(${sql.param([...ids])}::int[]) and ${isChosen(sql`a`, sql`u.id`)}
        order by u.name, u.id`);

/** Assignments of a guardian end with the link, those of a class with the membership. */
const reaches = (learner: ReturnType<typeof sql>) => sql`(
  (a.child_id = ${learner} and a.assigned_by in ${guardiansOf(learner)})
  or (a.class_id in ${classesOf(sql`(${learner})`)} and ${isChosen(sql`a`, learner)}))`;

export type Assigned = {
  row: AssignmentRow;
  learnerId: number;
  learner: string;
  from: string;
  subjectId: number | null;
};

type Reached = { id: number; learner_id: number; learner: string; from: string; subject_id: number | null };

/**
 * The latest assignments of these learners (a part of a query, such as `(7)`) that are not over since then: two
 * queries for any number of learners. Assignments given since then are included even if the work was done long ago,
 * because learner and family were notified of them.
 */
export const assignedTo = async (
  db: Db,
  learners: ReturnType<typeof sql>,
  { since, most }: { since: Date; most: number },
): Promise<Assigned[]> => {
  const found = await db.execute<Reached>(sql`
    select a.id, u.id as learner_id, u.name as learner, giver.name as from, c.subject_id
    from users u join assignments a on ${reaches(sql`u.id`)}
      join users giver on giver.id = a.assigned_by and giver.suspended_at is null
      left join classes c on c.id = a.class_id
    where u.id in ${learners} and u.role = 'learner' and a.removed_at is null
      and (a.due_on >= ${since.toISOString()}::date or a.due_on is null)
      and (a.created_at >= ${since.toISOString()}::timestamptz or not case
        when a.again then ${isFinishedAgain(sql`u.id`, sql`a.ref`, sql`a.created_at`, since)}
        else ${isFinishedBefore(sql`u.id`, sql`a.ref`, since)} end)
    order by a.created_at desc, a.id desc limit ${most}`);
  if (found.length === 0) return [];
  const rows = await db
    .select()
    .from(assignments)
    .where(inArray(assignments.id, [...new Set(found.map(({ id }) => id))]));
  return found.flatMap(({ id, learner_id: learnerId, learner, from, subject_id: subjectId }) => {
    const row = rows.find((one) => one.id === id);
    return row === undefined ? [] : [{ row, learnerId, learner, from, subjectId }];
  });
};

/** The assignment if it reaches the learner now; null otherwise, also when it was taken back. */
export const reachingAssignment = async (
  db: Db,
  id: number,
  learnerId: number,
): Promise<AssignmentRow | null> => {
  const rows = await db.execute(
    sql`select 1 from assignments a where a.id = ${id} and a.removed_at is null and ${reaches(sql`${learnerId}`)}`,
  );
  if (rows.length === 0) return null;
  const [row] = await db.select().from(assignments).where(eq(assignments.id, id));
  return row ?? null;
};

/**
 * Hands the class work of a deleted teacher to another one, so that pupils keep what they handed in. Assignments for
 * an own child are not handed over.
 */
export const handOverWork = async (db: Db, from: number, to: number): Promise<void> => {
  await db
    .update(assignments)
    .set({ assignedBy: to })
    .where(and(eq(assignments.assignedBy, from), isNotNull(assignments.classId)));
};
