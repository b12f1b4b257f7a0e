/**
 * Keeps the log from filling the disk. A fault that happens at every request would be logged as fast as requests
 * arrive. For each cause only the first lines of a minute are logged, then one line with the number of lines left
 * out.
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

/* The first stack frame in our own code: the frame of the query builder is the same for every query. */
const placeIn = (at: unknown): string => {
  const steps = Array.isArray(at) ? at.map(String) : [];
  return steps.find((step) => !/node_modules|node:/.test(step)) ?? steps[0] ?? '';
};

/** Groups lines by message, code and place. The request is left out because it differs each time. */
const causeOf = ([fields, message]: readonly unknown[]): string => {
  if (!isRecord(fields)) return String(fields);
  const failure = isRecord(fields['failure']) ? fields['failure'] : fields;
  const words = [message, failure['kind'], failure['code'] ?? failure['cause'], placeIn(failure['at'])];
  return words.filter((word) => typeof word === 'string' && word !== '').join(', ');
};

/** The same logger with a rate limit. `settle` immediately reports the lines left out so far. */
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
