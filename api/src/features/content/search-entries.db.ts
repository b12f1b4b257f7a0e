import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { inBatches } from '#db/in-batches.ts';
import { items, searchEntries } from '#db/tables.ts';
import { plainWords } from './plain-words.ts';
import type { Findable } from './search-entries.ts';

type Taught = { overview: string | null; terms: string };

/** The overview of a written lesson, and its key terms in English and Swahili. */
const taughtIn = async (db: Db, ids: readonly string[]): Promise<Map<string, Taught>> => {
  const rows = await db
    .select({
      id: items.id,
      overview: sql<string | null>`content ->> 'overview'`,
      terms: sql<string>`coalesce((
        select string_agg(concat_ws(' ', t ->> 'term', t ->> 'sw'), ' ') from jsonb_array_elements(content -> 'keyTerms') t
      ), '')`,
    })
    .from(items)
    .where(inArray(items.id, [...ids]));
  return new Map(rows.map(({ id, ...taught }) => [id, taught]));
};

const plain = (...texts: string[]): string => plainWords(texts.join(' ')).join(' ');

const rowOf = (one: Findable, taught: Taught | undefined) => {
  const { type, ref, name, about, topics, written, hash } = one;
  const overview = taught?.overview ?? '';
  return {
    type,
    ref,
    name,
    snippet: overview === '' ? about : overview,
    plain: plain(name),
    terms: plain(taught?.terms ?? '', ...topics),
    text: plain(about, overview),
    subject_id: one.subjectId,
    grade_id: one.gradeId,
    written,
    hash,
  };
};

/*
 * The words are normalized already; the configuration 'simple' does not stem Swahili. Names weigh most, then key
 * terms, then the rest.
 */
const save = async (db: Db, rows: readonly ReturnType<typeof rowOf>[]): Promise<void> => {
  await db.execute(sql`
    insert into search_entries (type, ref, name, snippet, plain, subject_id, grade_id, written, hash, words)
    select type, ref, name, snippet, plain, subject_id, grade_id, written, hash,
      setweight(to_tsvector('simple', plain), 'A') ||
      setweight(to_tsvector('simple', terms), 'B') ||
      setweight(to_tsvector('simple', text), 'C')
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as new (
      type text, ref text, name text, snippet text, plain text, terms text, text text,
      subject_id smallint, grade_id smallint, written boolean, hash text)
    on conflict (type, ref) do update set
      name = excluded.name, snippet = excluded.snippet, plain = excluded.plain, subject_id = excluded.subject_id,
      grade_id = excluded.grade_id, written = excluded.written, hash = excluded.hash, words = excluded.words`);
};

/** Updates the index: upserts changed entries, deletes missing ones, and returns the number of upserts. */
export const indexChanges = async (db: Db, all: readonly Findable[]): Promise<number> => {
  const { type, ref, hash } = searchEntries;
  const stored = await db.select({ type, ref, hash }).from(searchEntries);
  const nameOf = (one: { type: string; ref: string }) => `${one.type} ${one.ref}`;
  const known = new Map(stored.map((one) => [nameOf(one), one]));
  const changed = all.filter((one) => known.get(nameOf(one))?.hash !== one.hash);
  for (const batch of inBatches(changed)) {
    const lessons = batch.filter((one) => one.type === 'lesson' && one.written).map((one) => one.ref);
    const taught = lessons.length === 0 ? new Map<string, Taught>() : await taughtIn(db, lessons);
    await save(
      db,
      batch.map((one) => rowOf(one, one.type === 'lesson' ? taught.get(one.ref) : undefined)),
    );
  }
  for (const one of all) known.delete(nameOf(one));
  for (const gone of known.values())
    await db.delete(searchEntries).where(and(eq(type, gone.type), eq(ref, gone.ref)));
  return changed.length;
};
