/** Hidden things: by the reports of two learners until an adult decides, or by an adult. */
import type { ReportKind } from '@afrolearn/learning/safety/reports.ts';
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { reportCases } from '#db/tables.ts';

const hiddenCases = (kind: ReportKind, things: SQL): SQL =>
  sql`from report_cases hidden_cases where hidden_cases.kind = ${kind}
    and hidden_cases.thing ${things} and hidden_cases.hidden is not null`;

/**
 * Whether a thing is hidden, as an SQL condition: `not ${isHidden('person', sql`users.id`)}`. Columns need their
 * table name, otherwise the id would be that of the inner table.
 */
export const isHidden = (kind: ReportKind, id: SQL): SQL =>
  sql`exists (select 1 ${hiddenCases(kind, sql`= (${id})::text`)})`;

/** The ids of all hidden things of a kind in a school, for lists that are made in memory. */
export const hiddenThings = async (
  db: Db,
  schoolId: number,
  kind: ReportKind,
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .select({ thing: reportCases.thing })
    .from(reportCases)
    .where(
      and(eq(reportCases.schoolId, schoolId), eq(reportCases.kind, kind), isNotNull(reportCases.hidden)),
    );
  return new Set(rows.map(({ thing }) => thing));
};

/* `among`: the list of the learners that the query reads, if it is known. They are then looked up at once. */
const isHiddenAmong = (kind: 'person' | 'picture', who: SQL, among?: SQL): SQL =>
  among === undefined
    ? isHidden(kind, sql`${who}.id`)
    : sql`${who}.id::text = any(array(select hidden_cases.thing ${hiddenCases(kind, sql`= any(${among}::text[])`)}))`;

/**
 * The name of a learner (`nameShown(sql`u`)` for `users u`) in other learners' lists. A hidden name is cut to its
 * first letter: two learners cannot make a child vanish by reporting, and an offensive name is not shown.
 */
export const nameShown = (who: SQL, among?: SQL): SQL =>
  sql`case when ${isHiddenAmong('person', who, among)} then left(${who}.name, 1) || '.' else ${who}.name end`;

/** The picture, or null when it is hidden: lists show a default instead. */
export const pictureShown = (who: SQL, among?: SQL): SQL =>
  sql`case when ${isHiddenAmong('picture', who, among)} then null else ${who}.picture end`;
