import { type Audience, minutesOf } from '@afrolearn/learning/lessons/timing.ts';
import { and, asc, count, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import {
  contentState,
  entryStates,
  items,
  manifests,
  toolContents,
  unitProgress,
  units,
} from '#db/tables.ts';

const ofGrade = (gradeId: number | undefined) =>
  gradeId === undefined ? isNull(units.gradeId) : eq(units.gradeId, gradeId);

const unitColumns = {
  id: units.id,
  key: units.key,
  title: units.title,
  about: units.about,
  subjectId: units.subjectId,
  gradeId: units.gradeId,
  order: units.position,
  details: units.details,
  hash: units.hash,
};

/** The units of a subject with their numbers of lessons and entries, in all and written: one query. */
export const unitsOf = (db: Db, subjectId: number, gradeId: number | undefined) =>
  db
    .select({
      ...unitColumns,
      lessonCount: sql<number>`(count(${items.id}) filter (where ${items.type} = 'video'))::int`,
      written: sql<number>`(count(${items.hash}) filter (where ${items.type} = 'video'))::int`,
      entryCount: count(items.id),
      readyCount: sql<number>`count(${items.hash})::int`,
    })
    .from(units)
    .leftJoin(items, and(eq(items.unitId, units.id), isNull(items.removedAt)))
    .where(and(eq(units.subjectId, subjectId), ofGrade(gradeId), isNull(units.removedAt)))
    .groupBy(units.id)
    .orderBy(asc(units.position));

/** A learner's percent in those of these units that they have begun. */
export const percentsOf = async (
  db: Db,
  userId: number,
  unitIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .select({ id: unitProgress.unitId, percent: unitProgress.percent })
    .from(unitProgress)
    .where(
      and(
        eq(unitProgress.userId, userId),
        inArray(unitProgress.unitId, [...unitIds]),
        gt(unitProgress.percent, 0),
      ),
    );
  return new Map(rows.map(({ id, percent }) => [id, percent]));
};

/** Points of each entry of a unit that this learner has begun. */
export const entryPointsOf = async (
  db: Db,
  userId: number,
  unitId: number,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .select({ id: entryStates.itemId, points: entryStates.points })
    .from(entryStates)
    .where(and(eq(entryStates.userId, userId), eq(entryStates.unitId, unitId)));
  return new Map(rows.map(({ id, points }) => [id, points]));
};

/** The highest percent that this learner ever had in a unit. It does not drop when the unit's list grows. */
export const reachedIn = async (db: Db, userId: number, unitId: number): Promise<number> => {
  const [row] = await db
    .select({ reached: unitProgress.reached })
    .from(unitProgress)
    .where(and(eq(unitProgress.userId, userId), eq(unitProgress.unitId, unitId)));
  return row?.reached ?? 0;
};

export const unitById = async (db: Db, id: number) =>
  (
    await db
      .select(unitColumns)
      .from(units)
      .where(and(eq(units.id, id), isNull(units.removedAt)))
  )[0] ?? null;

/** The list without the contents, which are large. */
export const entriesOf = (db: Db, unitId: number) =>
  db
    .select({
      id: items.id,
      type: items.type,
      title: items.title,
      faith: items.faith,
      hash: items.hash,
      written: sql<boolean>`${items.hash} is not null`,
    })
    .from(items)
    .where(and(eq(items.unitId, unitId), isNull(items.removedAt)))
    .orderBy(asc(items.position));

/**
 * Number of scenes and minutes of each written lesson of a unit. It reads the contents, so only cached answers may
 * use it.
 */
export const scenesIn = async (
  db: Db,
  unitId: number,
): Promise<ReadonlyMap<string, { scenes: number; minutes: number }>> => {
  const rows = await db
    .select({
      id: items.id,
      told: sql<string[]>`jsonb_path_query_array(${items.content}, '$.scenes[*].narration')`,
      audience: sql<Audience>`coalesce(nullif(${items.content} -> 'gradeId', 'null'), ${items.content} -> 'level')`,
    })
    .from(items)
    .where(and(eq(items.unitId, unitId), eq(items.type, 'video'), isNotNull(items.content)));
  return new Map(
    rows.map(({ id, told, audience }) => {
      const minutes = minutesOf(
        told.map((narration) => ({ narration })),
        audience,
      );
      return [id, { scenes: told.length, minutes }];
    }),
  );
};

/** All entries of a subject and grade in the order of their units, without the contents: one query. */
export const entriesOfSubject = (db: Db, subjectId: number, gradeId: number | null) =>
  db
    .select({
      id: items.id,
      title: items.title,
      type: items.type,
      hash: items.hash,
      unitId: units.id,
      subjectId: units.subjectId,
      gradeId: units.gradeId,
    })
    .from(items)
    .innerJoin(units, eq(units.id, items.unitId))
    .where(
      and(
        eq(units.subjectId, subjectId),
        ofGrade(gradeId ?? undefined),
        isNull(items.removedAt),
        isNull(units.removedAt),
      ),
    )
    .orderBy(asc(units.position), asc(items.position));

export const entryById = async (db: Db, id: string) => {
  const [row] = await db
    .select({ item: items, unit: unitColumns })
    .from(items)
    .innerJoin(units, eq(units.id, items.unitId))
    .where(and(eq(items.id, id), isNull(items.removedAt), isNull(units.removedAt)));
  return row ?? null;
};

export const contentVersion = async (db: Db): Promise<number> => {
  const [state] = await db.select({ version: contentState.version }).from(contentState);
  return state?.version ?? 0;
};

export const manifestOf = async (db: Db, subjectId: number, gradeId: number | undefined) => {
  const grade = gradeId === undefined ? isNull(manifests.gradeId) : eq(manifests.gradeId, gradeId);
  return (
    (
      await db
        .select()
        .from(manifests)
        .where(and(eq(manifests.subjectId, subjectId), grade))
    )[0] ?? null
  );
};

/** The data of a study tool; null while the pack has none for it. */
export const toolContentOf = async (db: Db, tool: string) => {
  const [row] = await db
    .select({ hash: toolContents.hash, content: toolContents.content })
    .from(toolContents)
    .where(eq(toolContents.tool, tool));
  return row ?? null;
};
