/** Statements written by hand: values in a template become parameters, never text. */
import type { Answer, Pool, Query, Run } from './pool.ts';

type Rows = readonly object[];
type AnswerOf<R extends Rows> = Answer<R[number]>;
type AnyRows = Record<string, unknown>[];

export type Sql = {
  <R extends Rows = AnyRows>(parts: TemplateStringsArray, ...values: unknown[]): Promise<AnswerOf<R>>;
  /** Sends a text unchanged. It may hold several statements if it has no values. */
  unsafe: <R extends Rows = AnyRows>(text: string, values?: readonly unknown[]) => Promise<AnswerOf<R>>;
  begin: <T>(act: (sql: Sql) => Promise<T>) => Promise<T>;
};

export const sqlOn = (run: Run, begin: Pool['transaction']): Sql => {
  const ask = <R extends Rows>(query: Query) => run(query) as Promise<unknown> as Promise<AnswerOf<R>>;
  const sql = <R extends Rows>(parts: TemplateStringsArray, ...values: unknown[]) => {
    const text = parts.reduce((before, part, index) => `${before}$${index}${part}`);
    return ask<R>({ text, values });
  };
  return Object.assign(sql, {
    unsafe: <R extends Rows>(text: string, values: readonly unknown[] = []) => ask<R>({ text, values }),
    begin: <T>(act: (sql: Sql) => Promise<T>) => begin((inside) => act(sqlOn(inside, begin))),
  });
};
