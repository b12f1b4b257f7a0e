import type { Database } from '#db/connect.ts';

/** Counts the statements that a database is sent while something is done. Those inside a transaction are not seen. */
export const countQueries = ({ pool }: Pick<Database, 'pool'>) => {
  const { run } = pool;
  return async (act: () => Promise<unknown>): Promise<number> => {
    let count = 0;
    pool.run = (query) => {
      count += 1;
      return run(query);
    };
    try {
      await act();
    } finally {
      pool.run = run;
    }
    return count;
  };
};
