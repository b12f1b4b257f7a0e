import { subjects } from '@afrolearn/learning/catalogue/subjects.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';

/**
 * Fills the search table from units, items and subjects. Names weigh most (A), key terms in English and
 * Swahili next (B), then about-texts, topics and overviews (C). 'simple' keeps Swahili words whole.
 */
export const rebuildSearch = async (db: Db): Promise<void> => {
  await db.execute(sql`delete from search_entries`);
  const names = JSON.stringify(subjects.map(({ id, name }) => ({ id, name })));
  await db.execute(sql`
    insert into search_entries (type, ref, name, snippet, terms, words, sounds)
    select 'subject', s.id::text, s.name, '', plain_text(s.name), setweight(to_tsvector('simple', plain_text(s.name)), 'A'),
      sounds_of(plain_text(s.name))
    from jsonb_to_recordset(${names}::jsonb) as s (id int, name text)`);
  await db.execute(sql`
    insert into search_entries (type, ref, name, snippet, terms, words, sounds)
    select 'unit', id::text, title, about, plain_text(title),
      setweight(to_tsvector('simple', plain_text(title)), 'A') ||
      setweight(to_tsvector('simple', plain_text(coalesce((details -> 'topics')::text, ''))), 'B') ||
      setweight(to_tsvector('simple', plain_text(about)), 'C'),
      sounds_of(plain_text(title))
    from units where removed_at is null`);
  await db.execute(sql`
    insert into search_entries (type, ref, name, snippet, terms, words, sounds)
    select 'lesson', i.id, i.title, coalesce(i.content ->> 'overview', u.title), plain_text(i.title || ' ' || coalesce(k.terms, '')),
      setweight(to_tsvector('simple', plain_text(i.title)), 'A') ||
      setweight(to_tsvector('simple', plain_text(coalesce(k.terms, ''))), 'B') ||
      setweight(to_tsvector('simple', plain_text(u.title || ' ' || coalesce(i.content ->> 'overview', ''))), 'C'),
      sounds_of(plain_text(i.title || ' ' || coalesce(k.terms, '')))
    from items i
    join units u on u.id = i.unit_id
    left join lateral (
      select string_agg(concat_ws(' ', t ->> 'term', t ->> 'sw'), ' ') as terms
      from jsonb_array_elements(i.content -> 'keyTerms') t
    ) k on true
    where i.removed_at is null and u.removed_at is null
      and (i.type = 'video' or (i.type = 'reading' and i.hash is not null))`);
};
