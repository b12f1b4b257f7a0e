// For tests of the checks: plants one mistake and expects a finding at its file and line.
import { expect } from 'vitest';
import { checkCurriculum } from '#check/check.ts';
import type { Files } from '#load/files.ts';
import { plant } from '#sample.ts';

/** `at` is text on the line of the finding; empty for a finding at the top of a file. */
export type Planted = readonly [
  what: string,
  file: string,
  from: string,
  to: string,
  at: string,
  says: RegExp,
];

const lineOf = (files: Files, file: string, mark: string): number =>
  (files.get(file) ?? '').split('\n').findIndex((line) => line.includes(mark)) + 1;

export const expectCaught = ([, file, from, to, at, says]: Planted): void => {
  const files = plant(file, from, to);
  const { findings } = checkCurriculum(files);
  const found = findings.filter(({ message }) => says.test(message));
  expect(found, JSON.stringify(findings)).not.toEqual([]);
  for (const { line, file: where } of found) {
    expect(line).toBeGreaterThan(0);
    expect(files.has(where)).toBe(true);
  }
  if (at === '') return;
  const places = found.map((finding) => `${finding.file}:${finding.line}`);
  expect(places).toContain(`${file}:${lineOf(files, file, at)}`);
};
