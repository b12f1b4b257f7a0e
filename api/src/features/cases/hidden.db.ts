/** What is hidden: by the reports of two learners until an adult decides, or by an adult. */
import type { ReportKind } from '@afrolearn/learning/safety/reports.ts';
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { reportCases } from '#db/tables.ts';

/**
 * Whether a thing is hidden, as a condition of a query: `not ${isHidden('person', sql`users.id`)}`. Columns are
 * written out with their table, else the id would be that of the inner one.
 */
export const isHidden = (kind: ReportKind, id: SQL): SQL =>
  sql`exists (select 1 from report_cases hidden_cases where hidden_cases.kind = ${kind}
    and hidden_cases.thing = (${id})::text and hidden_cases.hidden is not null)`;

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
