/** Titles of assigned things, and whether they may reveal a faith. */
import { workOf } from '@afrolearn/learning/assignments/refs.ts';
import type { EntryContent } from '@afrolearn/learning/lessons/lesson.ts';
import { generatorById } from '@afrolearn/learning/practice/generators.ts';
import { isOfOneFaith } from '@afrolearn/learning/safety/private-faith.ts';
import { and, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { items, units } from '#db/tables.ts';
import { entryTellsFaith, unitTellsFaith } from '#features/catalogue/index.ts';
import { ownQuizzesIn, ownTargets, type Target } from './own-quizzes.db.ts';

export type { Target };

/* An exercise belongs to the lesson that it practises. */
const entryBehind = (ref: string): string | null => {
  const work = workOf(ref);
  if (work === null || work.kind === 'paper' || work.kind === 'unit') return null;
  if (work.kind === 'practice') return generatorById(work.generator)?.lesson ?? null;
  return work.entryId;
};

const unitBehind = (ref: string): number | null => {
  const work = workOf(ref);
  return work?.kind === 'unit' ? work.unitId : null;
};

/** Units, entries and exercises by their refs: two queries. Unknown refs are left out. */
export const targetsOf = async (db: Db, refs: readonly string[]): Promise<Map<string, Target>> => {
  const entryIds = [...new Set(refs.flatMap((ref) => entryBehind(ref) ?? []))];
  const unitIds = [...new Set(refs.flatMap((ref) => unitBehind(ref) ?? []))];
  const [entries, wholes] = await Promise.all([
    entryIds.length === 0
      ? []
      : db
          .select({
            id: items.id,
            type: items.type,
            title: items.title,
            unitTitle: units.title,
            subjectId: units.subjectId,
            faith: items.faith,
            religious: entryTellsFaith(sql`${items}`, sql`${units}`),
            gone: sql<boolean>`${items.removedAt} is not null or ${units.removedAt} is not null`,
          })
          .from(items)
          .innerJoin(units, sql`${units.id} = ${items.unitId}`)
          .where(inArray(items.id, entryIds)),
    unitIds.length === 0
      ? []
      : db
          .select({
            id: units.id,
            title: units.title,
            subjectId: units.subjectId,
            religious: unitTellsFaith(sql`${units}`),
            gone: sql<boolean>`${units.removedAt} is not null`,
          })
          .from(units)
          .where(inArray(units.id, unitIds)),
  ]);
  const found = await ownTargets(db, refs);
  for (const ref of refs) {
    const unit = wholes.find(({ id }) => id === unitBehind(ref));
    if (unit !== undefined) {
      const { title, subjectId, gone } = unit;
      found.set(ref, { ref, title, subjectId, gone, oneFaith: false, religious: unit.religious });
    }
    const entry = entries.find(({ id }) => id === entryBehind(ref));
    if (entry === undefined) continue;
    const work = workOf(ref);
    const ofMaker = work?.kind === 'practice' ? generatorById(work.generator)?.title : undefined;
    // Every unit has a checkpoint, so the title needs the unit's name.
    const title = entry.type === 'quiz' ? `${entry.unitTitle}: ${entry.title}` : entry.title;
    found.set(ref, {
      ref,
      title: ofMaker ?? title,
      subjectId: entry.subjectId,
      gone: entry.gone,
      oneFaith: isOfOneFaith(entry.faith),
      religious: entry.religious,
    });
  }
  return found;
};

/** The entries of a unit that are written, in their order. */
export const entriesOfUnit = async (db: Db, unitId: number): Promise<string[]> =>
  (
    await db
      .select({ id: items.id })
      .from(items)
      .where(and(sql`${items.unitId} = ${unitId}`, isNull(items.removedAt), isNotNull(items.hash)))
      .orderBy(items.position)
  ).map(({ id }) => id);

/** The contents of entries, with the lessons of their units that explain the questions of a checkpoint: one query. */
export const contentsOf = async (db: Db, ids: readonly string[]): Promise<Map<string, EntryContent>> => {
  if (ids.length === 0) return new Map();
  const own = await ownQuizzesIn(db, ids);
  const rows = await db
    .select({ id: items.id, content: items.content })
    .from(items)
    .where(and(inArray(items.id, [...ids]), isNull(items.removedAt)));
  return new Map([
    ...own,
    ...rows.flatMap(({ id, content }) => (content === null ? [] : [[id, content] as const])),
  ]);
};
