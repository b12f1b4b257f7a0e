import type { Database } from '#db/connect.ts';

/** How Postgres finds the rows of each statement of an act, if it can do without reading whole tables. */
export const plansOf = async (
  { sql }: Pick<Database, 'sql'>,
  act: () => Promise<unknown>,
): Promise<string[]> => {
  const { unsafe } = sql;
  const asked: Parameters<typeof unsafe>[] = [];
  sql.unsafe = ((...one: Parameters<typeof unsafe>) => {
    asked.push(one);
    return unsafe(...one);
  }) as typeof unsafe;
  try {
    await act();
  } finally {
    sql.unsafe = unsafe;
  }
  return await sql.begin(async (transaction) => {
    await transaction`set local enable_seqscan = off`;
    const plans: string[] = [];
    for (const [text, values] of asked) {
      const rows = await transaction.unsafe(`explain ${text}`, values);
      plans.push(rows.map((row) => String(row['QUERY PLAN'])).join('\n'));
    }
    return plans;
  });
};
