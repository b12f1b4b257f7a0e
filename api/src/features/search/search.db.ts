import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { searchEntries } from '#db/tables.ts';
import type { SearchQuery } from './search-query.ts';

export type Hit = {
  type: 'lesson' | 'unit' | 'subject';
  ref: string;
  name: string;
  snippet: string;
  /**
   * The subject and grade of the unit or of the lesson's unit. A subject has neither; an area beyond the classroom
   * has no grade.
   */
  subjectId: number | null;
  gradeId: number | null;
  written: boolean;
};

const most = 20;

/** All words of the search index. */
export const searchableWords = async (db: Db): Promise<string[]> => {
  const rows = await db
    .select({ word: sql<string>`word` })
    .from(sql`ts_stat('select words from search_entries')`);
  return rows.map(({ word }) => word);
};

/* A name equal to the query ranks highest, more so for longer queries. */
const nameWorth = ({ text, words }: SearchQuery): SQL => {
  const [whole, begun] = words > 1 ? [2.5, 1.2] : [0.8, 0.3];
  return sql`case when plain = ${text} then ${whole}::real when plain like ${`${text}%`} then ${begun}::real else 0 end`;
};

/* One's own grade ranks first, then the grades beside it. Content beyond the classroom is for everyone. */
const gradeWorth = (grade: number | null): SQL => {
  if (grade === null) return sql`0`;
  return sql`case when grade_id is null then 0.5 else greatest(0, 1.2 - 0.4 * abs(grade_id - ${grade}::int)) end`;
};

const found = (db: Db, tsquery: string, query: SearchQuery, grade: number | null): Promise<Hit[]> => {
  const { type, ref, name, snippet, subjectId, gradeId, written } = searchEntries;
  const rank = sql`2 * ts_rank('{0.05, 0.15, 0.5, 1}', words, ${tsquery}::tsquery)`;
  return db
    .select({ type, ref, name, snippet, subjectId, gradeId, written })
    .from(searchEntries)
    .where(sql`words @@ ${tsquery}::tsquery`)
    .orderBy(
      sql`written desc, ${rank} + ${nameWorth(query)} + ${gradeWorth(grade)} desc`,
      sql`position(type in 'lesson unit subject'), length(name), ref`,
    )
    .limit(most);
};

/**
 * Written content ranks before unwritten content, then by match and distance of the grade. If nothing contains all
 * words, some of the words suffice.
 */
export const findCourses = async (db: Db, query: SearchQuery, grade: number | null): Promise<Hit[]> => {
  const whole = await found(db, query.all, query, grade);
  return whole.length > 0 || query.words === 1 ? whole : await found(db, query.some, query, grade);
};
