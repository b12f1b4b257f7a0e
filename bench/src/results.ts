/**
 * Writes numbers for the record to `bench/results/`, which is not tracked. An absolute time never fails a
 * run, because it depends on the machine and its load. An error does, and so does a ratio of two times
 * measured side by side.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';

export const machine = () => ({ cores: cpus().length, load: loadavg()[0], node: process.version });

/** The value that this share of all values does not exceed; 0.5 is the median. */
export const quantile = (values: readonly number[], part: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
};

export const rounded = (ms: number): number => Math.round(ms * 10) / 10;

export const writeResult = (name: string, result: object): void => {
  const folder = join(import.meta.dirname, '../results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
};
