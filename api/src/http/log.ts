/**
 * Keeps a log from filling a disk. One fault that happens at every request would write as fast as anybody can ask;
 * of one cause the log keeps the first lines of a minute, then one that says how many were left out.
 */
import type { FastifyServerOptions } from 'fastify';

export type LoggerOptions = Exclude<NonNullable<FastifyServerOptions['logger']>, boolean>;

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;
type Line = { to: ThisParameterType<LogMethod>; write: Parameters<LogMethod>[1] };
type Cause = { lines: number; leftOut: number; last: Line; timer: NodeJS.Timeout };

export const mostLinesOfOneCause = 10;
const perMinute = 60_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/* The first step in our own code: the query builder's own place is the same for every query. */
const placeIn = (at: unknown): string => {
  const steps = Array.isArray(at) ? at.map(String) : [];
  return steps.find((step) => !/node_modules|node:/.test(step)) ?? steps[0] ?? '';
};

/** What was said, with which code, and where: never the request, which is another each time. */
const causeOf = ([fields, message]: readonly unknown[]): string => {
  if (!isRecord(fields)) return String(fields);
  const failure = isRecord(fields['failure']) ? fields['failure'] : fields;
  const words = [message, failure['kind'], failure['code'] ?? failure['cause'], placeIn(failure['at'])];
  return words.filter((word) => typeof word === 'string' && word !== '').join(', ');
};

/** The same logger with a bound; `settle` says at once what has been left out so far. */
export const boundLog = (
  options: LoggerOptions,
  most: number = mostLinesOfOneCause,
): { options: LoggerOptions; settle: () => void } => {
  const causes = new Map<string, Cause>();

  const end = (name: string) => {
    const cause = causes.get(name);
    if (cause === undefined) return;
    clearTimeout(cause.timer);
    causes.delete(name);
    const { leftOut, last } = cause;
    if (leftOut > 0) last.write.call(last.to, { leftOut, cause: name }, 'lines of one cause left out');
  };

  const logMethod: LogMethod = function bounded(args, write) {
    const name = causeOf(args);
    const open = causes.get(name);
    if (open !== undefined && open.lines >= most) {
      open.leftOut += 1;
      open.last = { to: this, write };
      return;
    }
    if (open === undefined) {
      const timer = setTimeout(end, perMinute, name);
      timer.unref();
      causes.set(name, { lines: 1, leftOut: 0, last: { to: this, write }, timer });
    } else open.lines += 1;
    write.apply(this, args);
  };

  return {
    options: { ...options, hooks: { logMethod } },
    settle: () => {
      for (const name of [...causes.keys()]) end(name);
    },
  };
};
