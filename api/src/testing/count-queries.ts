import type { Database } from '#db/connect.ts';

/** Counts the statements that a database is sent while something is done. Those inside a transaction are not seen. */
export const countQueries = ({ sql }: Pick<Database, 'sql'>) => {
  const { unsafe } = sql;
  return async (act: () => Promise<unknown>): Promise<number> => {
    let count = 0;
    sql.unsafe = ((...asked: Parameters<typeof unsafe>) => {
      count += 1;
      return unsafe(...asked);
    }) as typeof unsafe;
    try {
      await act();
    } finally {
      sql.unsafe = unsafe;
    }
    return count;
  };
};
