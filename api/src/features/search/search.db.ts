import { sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';

export type Hit = {
  type: 'lesson' | 'unit' | 'subject';
  ref: string;
  name: string;
  snippet: string;
  /** Of the unit, or of the unit that the lesson is in. A subject has neither, an area beyond the classroom no grade. */
  subjectId: number | null;
  gradeId: number | null;
};

const most = 20;

/** 'Plants & soil' becomes `plants:* & soil:*`: every word must begin a word of the entry. */
const prefixQuery = (text: string): string =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, 8)
    .map((word) => `${word}:*`)
    .join(' & ');

/**
 * Whole words and beginnings first, by weight; then, when they are few, what looks or sounds alike: 'electrisity'
 * finds electricity, 'wether' finds weather. Lessons, units and subjects of the same worth stand in this order.
 */
export const findCourses = async (db: Db, query: string): Promise<Hit[]> =>
  await db.transaction(async (transaction) => {
    // A search that takes longer is not worth waiting for, and must not hold the others up.
    await transaction.execute(sql`set local statement_timeout = 500`);
    await transaction.execute(sql`set local pg_trgm.word_similarity_threshold = 0.42`);
    const rows = await transaction.execute(sql`
      with asked as (select plain_text(${query}) as text),
      exact as (
        select e.*, 2 + ts_rank('{0.05, 0.15, 0.5, 1}', e.words, q) * 2
          + case when plain_text(e.name) = asked.text then 2 when plain_text(e.name) like asked.text || '%' then 1 else 0 end as worth
        from asked, to_tsquery('simple', plain_text(${prefixQuery(query)})) q, search_entries e
        where e.words @@ q
        order by worth desc limit ${most}
      ),
      alike as (
        select e.*, word_similarity(asked.text, e.terms) + 0.2 * similarity(asked.text, e.terms)
          + case when e.sounds @> heard.sounds and heard.sounds <> '{}' then 0.5 else 0 end as worth
        from asked, lateral (select sounds_of(asked.text) as sounds) heard, search_entries e
        where (asked.text <% e.terms or (e.sounds @> heard.sounds and heard.sounds <> '{}'))
          and (select count(*) from exact) < 5
        order by worth desc limit ${most}
      )
      select found.type, found.ref, found.name, found.snippet, u.subject_id as "subjectId", u.grade_id as "gradeId"
      from (
        select *, row_number() over (order by worth desc, position(type in 'lesson unit subject'), length(name), ref) as place
        from (
          select distinct on (type, ref) * from (select * from exact union all select * from alike) every
          order by type, ref, worth desc
        ) best
        order by place limit ${most}
      ) found
      left join items i on found.type = 'lesson' and i.id = found.ref
      left join units u on u.id = case found.type when 'lesson' then i.unit_id when 'unit' then found.ref::int end
      order by found.place`);
    return rows as unknown as Hit[];
  });
