/** The data of a work. Only its tool understands it; both sides check what holds for every tool. */
import type { Fault } from '#languages/fault.ts';
import { workLimits } from './limits.ts';

export type WorkData = Readonly<Record<string, unknown>>;

const inUtf8 = (point: number): number => {
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
};

/** The bytes of the data as JSON text in UTF-8. */
export const bytesOf = (data: WorkData): number => {
  let bytes = 0;
  for (const sign of JSON.stringify(data)) bytes += inUtf8(sign.codePointAt(0) ?? 0);
  return bytes;
};

/* A key is a name in a program and never a text that somebody typed. */
const key = /^[A-Za-z][\w-]{0,39}$/;

const isPlain = (value: unknown, depth: number): boolean => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth === 0) return false;
  if (Array.isArray(value)) return value.every((one) => isPlain(one, depth - 1));
  return Object.entries(value).every(([name, one]) => key.test(name) && isPlain(one, depth - 1));
};

export type WorkProblem = Fault<'work/form' | 'work/too-large'>;

/** The problem with the data of any work; null for none. */
export const workProblem = (data: unknown): WorkProblem | null => {
  const isObject = typeof data === 'object' && data !== null && !Array.isArray(data);
  if (!isObject || !isPlain(data, workLimits.depth)) return { key: 'work/form' };
  return bytesOf(data as WorkData) > workLimits.bytes ? { key: 'work/too-large' } : null;
};
