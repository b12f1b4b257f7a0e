/** Reads the content of the tables after a crash. */
import type { Sql } from '#db/connect.ts';

/** How often each id is stored, counted from the table itself and not from an index. */
export const timesStored = async (sql: Sql): Promise<Map<string, number>> => {
  await sql`set enable_indexscan = off`;
  await sql`set enable_indexonlyscan = off`;
  await sql`set enable_bitmapscan = off`;
  await sql`set statement_timeout = 0`;
  const rows = await sql<{ id: string; times: number }[]>`
    select id, count(*)::int as times from (select id from page_vitals union all select id from events) written
    group by id`;
  return new Map(rows.map(({ id, times }) => [id, times]));
};

/** Throws at the first index that is inconsistent in itself or with its table. */
export const checkIndexes = async (sql: Sql): Promise<number> => {
  await sql`set statement_timeout = 0`;
  await sql`create extension if not exists amcheck`;
  const checked = await sql`
    select bt_index_check(index => c.oid, heapallindexed => true, checkunique => true)
    from pg_class c join pg_am a on a.oid = c.relam
    where c.relkind = 'i' and a.amname = 'btree' and c.relpersistence = 'p'`;
  return checked.length;
};

export const lostAndDoubled = (stored: Map<string, number>, acknowledged: readonly string[]) => ({
  lost: acknowledged.filter((id) => !stored.has(id)).length,
  doubled: [...stored.values()].filter((times) => times > 1).length,
});
