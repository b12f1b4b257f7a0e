import type { EntryContent } from '@afrolearn/learning/lessons/lesson.ts';
import { and, asc, eq, isNotNull, isNull, like, not, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { classes, items, learnerTotals, schools, units, users } from '#db/tables.ts';
import { membersOf } from '#features/bonds/index.ts';
import { entryTellsFaith } from '#features/catalogue/index.ts';
import { school } from '../people.ts';

/** The email domain of the demo's people. It is no real address. */
export const demoHost = 'mango-tree.learner.invalid';

export type Arrived = { id: number; key: string; gradeId: number | null; madeAt: Date };

/**
 * The learners of the demo, if none of them has done anything. The school's row is locked, and a second process skips
 * it and finds nothing. It does not wait, because on a slow machine the first process takes longer than the statement
 * timeout.
 */
export const historyToFill = async (db: Db): Promise<Arrived[]> => {
  const free = await db
    .select({ id: schools.id })
    .from(schools)
    .where(eq(schools.id, school.id))
    .for('update', { skipLocked: true });
  if (free.length === 0) return [];
  const rows = await db
    .select({
      id: users.id,
      email: users.email,
      gradeId: users.gradeId,
      madeAt: users.createdAt,
      hasDone: isNotNull(learnerTotals.userId).mapWith(Boolean),
    })
    .from(users)
    .leftJoin(learnerTotals, eq(learnerTotals.userId, users.id))
    .where(and(eq(users.schoolId, school.id), like(users.email, `%@${demoHost}`), eq(users.role, 'learner')));
  if (rows.some(({ hasDone }) => hasDone)) return [];
  return rows.map(({ email, hasDone: _, ...row }) => ({ ...row, key: email?.split('@')[0] ?? '' }));
};

/* More than the most active learner of the demo does. */
const mostWritten = 60;

/** The first written entries for a learner: of their own class, then of areas beyond it, then of lower classes. */
export const writtenFor = async (db: Db, gradeId: number | null): Promise<EntryContent[]> => {
  const rows = await db
    .select({ content: items.content })
    .from(items)
    .innerJoin(units, eq(units.id, items.unitId))
    .where(
      and(
        isNotNull(items.content),
        isNull(items.removedAt),
        isNull(units.removedAt),
        sql`coalesce(${units.gradeId}, 0) <= ${gradeId ?? 7}`,
        // Leaves out religious education, even for invented children.
        not(entryTellsFaith(sql`${items}`, sql`${units}`)),
      ),
    )
    .orderBy(
      sql`${units.gradeId} is not distinct from ${gradeId} desc`,
      sql`${units.gradeId} desc nulls first`,
      asc(units.id),
      asc(items.position),
    )
    .limit(mostWritten);
  return rows.flatMap(({ content }) => content ?? []);
};

export const classOfDemo = async (
  db: Db,
  name: string,
): Promise<{ id: number; teacherId: number } | null> => {
  const [row] = await db
    .select({ id: classes.id, teacherId: classes.teacherId })
    .from(classes)
    .where(and(eq(classes.schoolId, school.id), eq(classes.name, name)));
  return row ?? null;
};

/** The checkpoint that most pupils of a class have finished since then. */
export const quizDoneSince = async (db: Db, classId: number, since: Date): Promise<string | null> => {
  const [row] = await db.execute<{ id: string }>(sql`
    select t.item_id as id from attempts t
    where t.user_id in ${membersOf(classId)} and t.counted_at >= ${since.toISOString()}::timestamptz
    group by t.item_id order by count(distinct t.user_id) desc, t.item_id limit 1`);
  return row?.id ?? null;
};
