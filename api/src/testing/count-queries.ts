import type { Database } from '#db/connect.ts';
import type { Run } from '#db/driver/pool.ts';

/** Counts the statements sent to a database during an act, except those inside a transaction. */
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

/** Records every statement, including those inside a transaction, but not its begin and commit. */
export const statementsOf = ({ pool }: Pick<Database, 'pool'>) => {
  const { run, transaction } = pool;
  return async (act: () => Promise<unknown>): Promise<string[]> => {
    const texts: string[] = [];
    const noting =
      (on: Run): Run =>
      (query) => {
        texts.push(query.text);
        return on(query);
      };
    pool.run = noting(run);
    pool.transaction = (inside) => transaction((on) => inside(noting(on)));
    try {
      await act();
    } finally {
      Object.assign(pool, { run, transaction });
    }
    return texts;
  };
};
