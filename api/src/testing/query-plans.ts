import type { Database } from '#db/connect.ts';
import type { Query } from '#db/driver/pool.ts';

/** The query plan of each statement of an act, with sequential scans avoided where that is possible. */
export const plansOf = async (
  { sql, pool }: Pick<Database, 'sql' | 'pool'>,
  act: () => Promise<unknown>,
): Promise<string[]> => {
  const { run } = pool;
  const asked: Query[] = [];
  pool.run = (query) => {
    asked.push(query);
    return run(query);
  };
  try {
    await act();
  } finally {
    pool.run = run;
  }
  return await sql.begin(async (transaction) => {
    await transaction`set local enable_seqscan = off`;
    const plans: string[] = [];
    for (const { text, values } of asked) {
      const rows = await transaction.unsafe(`explain ${text}`, values);
      plans.push(rows.map((row) => String(row['QUERY PLAN'])).join('\n'));
    }
    return plans;
  });
};
