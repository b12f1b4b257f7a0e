/**
 * Statements of hot calls, whose text is always the same. The query builder assembles its text at each call, which
 * takes longer than Postgres needs to answer most of them. Here the text is parsed once.
 */
import { Param, SQL, StringChunk } from 'drizzle-orm';

/**
 * A complete statement with numbered parameters. Do not embed it in a larger statement: it would render as empty
 * there.
 */
export const wholeStatement = (text: string, values: readonly unknown[]): SQL =>
  Object.assign(new SQL([]), { toQuery: () => ({ sql: text, params: [...values] }) });

/** `{name}` marks a value, which becomes a parameter and never text. */
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
    // Bypasses the builder, which would join the parts at each call. Embedded in a larger statement the parts are
    // still joined.
    Object.assign(
      new SQL(parts.map((part) => (typeof part === 'string' ? new Param(values[part as Name]) : part))),
      {
        toQuery: () => ({ sql: numbered, params: names.map((name) => values[name]) }),
      },
    );
};
