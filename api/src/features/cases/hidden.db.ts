/** What is hidden: by the reports of two learners until an adult decides, or by an adult. */
import type { ReportKind } from '@afrolearn/learning/safety/reports.ts';
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { reportCases } from '#db/tables.ts';

const hiddenCases = (kind: ReportKind, things: SQL): SQL =>
  sql`from report_cases hidden_cases where hidden_cases.kind = ${kind}
    and hidden_cases.thing ${things} and hidden_cases.hidden is not null`;

/**
 * Whether a thing is hidden, as a condition of a query: `not ${isHidden('person', sql`users.id`)}`. Columns are
 * written out with their table, else the id would be that of the inner one.
 */
export const isHidden = (kind: ReportKind, id: SQL): SQL =>
  sql`exists (select 1 ${hiddenCases(kind, sql`= (${id})::text`)})`;

/** The ids of everything of a kind that is hidden in a school, for lists that are made in memory. */
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

/* `among`: the list of those whom the query reads, where it is known; all of them are looked up at once then. */
const isHiddenAmong = (kind: 'person' | 'picture', who: SQL, among?: SQL): SQL =>
  among === undefined
    ? isHidden(kind, sql`${who}.id`)
    : sql`${who}.id::text = any(array(select hidden_cases.thing ${hiddenCases(kind, sql`= any(${among}::text[])`)}))`;

/**
 * The name of a learner (`nameShown(sql`u`)` for `users u`) as other learners read it in lists: while it is hidden only its
 * first letter, so that two who gang up cannot make a child vanish, and a hurting name is still not read.
 */
export const nameShown = (who: SQL, among?: SQL): SQL =>
  sql`case when ${isHiddenAmong('person', who, among)} then left(${who}.name, 1) || '.' else ${who}.name end`;

/** The picture, unless it is hidden: lists draw another in its place. */
export const pictureShown = (who: SQL, among?: SQL): SQL =>
  sql`case when ${isHiddenAmong('picture', who, among)} then null else ${who}.picture end`;
