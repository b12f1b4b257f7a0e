/**
 * Statements of hot calls, whose text is always the same. The query builder puts a text together anew at each call, which
 * takes longer than Postgres needs to answer most of them; here it is cut up once.
 */
import { Param, SQL, StringChunk } from 'drizzle-orm';

/** A statement as it is, with a number for each of its values. It is a whole one: inside of a larger it would be empty. */
export const wholeStatement = (text: string, values: readonly unknown[]): SQL =>
  Object.assign(new SQL([]), { toQuery: () => ({ sql: text, params: [...values] }) });

/** `{name}` stands where a value goes: it becomes a parameter, never text. */
export const fixedStatement = <Name extends string>(text: string) => {
  const parts = text
    .split(/\{(\w+)\}/)
    .map((part, place) => (place % 2 === 0 ? new StringChunk(part) : part));
  let count = 0;
  const numbered = text.replace(/\{\w+\}/g, () => {
    count += 1;
    return `$${count}`;
  });
  const names = parts.flatMap((part) => (typeof part === 'string' ? [part as Name] : []));
  return (values: Readonly<Record<Name, unknown>>): SQL =>
    // The builder would join the parts at each call, too; inside of a larger statement it still does.
    Object.assign(
      new SQL(parts.map((part) => (typeof part === 'string' ? new Param(values[part as Name]) : part))),
      {
        toQuery: () => ({ sql: numbered, params: names.map((name) => values[name]) }),
      },
    );
};
