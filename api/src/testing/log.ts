/** A log that a test can read. */
import type { AppOptions } from '#app.ts';

export type LogLine = { level: number; msg: string } & Record<string, unknown>;

export const logOf = (
  level: 'debug' | 'warn',
): { logger: NonNullable<AppOptions['logger']>; text: () => string; lines: () => LogLine[] } => {
  const written: string[] = [];
  return {
    logger: { level, stream: { write: (line: string) => void written.push(line) } },
    text: () => written.join(''),
    lines: () => written.map((line) => JSON.parse(line) as LogLine),
  };
};
