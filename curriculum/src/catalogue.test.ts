// The real content folder has everything that the curriculum map promises.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkCurriculum } from '#check/check.ts';
import { readFiles } from '#load/files.ts';
import { coverage, showCoverage } from '#report.ts';

const { content, findings } = checkCurriculum(readFiles(join(import.meta.dirname, '..', 'content')));
const rows = coverage(content);
const row = (name: string) => rows.find((entry) => entry.name === name);

test('nothing in the content folder needs mending', () => {
  expect(findings).toEqual([]);
});

test.each([
  ['Primary 1', 48, 288],
  ['Primary 2', 48, 288],
  ['Primary 3', 48, 288],
  ['Primary 4', 67, 419],
  ['Primary 5', 67, 411],
  ['Primary 6', 67, 415],
  ['Primary 7', 68, 420],
  ['Beyond the classroom', 41, 212],
  ['All', 454, 2741],
])('%s has %i units and %i lessons', (name, units, lessons) => {
  expect(row(name)).toMatchObject({ units, lessons });
});

test('the subjects have the documented numbers of units (spec 1 §2.6)', () => {
  const counts = [1, 2, 3].flatMap((grade) =>
    ['Lit I', 'Lit II', 'English', 'MTC'].map((name) => row(`P${grade} ${name}`)?.units),
  );
  expect(new Set(counts)).toEqual(new Set([12]));
  for (const grade of [4, 5, 6, 7]) {
    expect(
      [`P${grade} SST`, `P${grade} English`, `P${grade} Science`].map((name) => row(name)?.units),
    ).toEqual([21, 15, 16]);
  }
});

test('religious education follows the fifteen units of social studies, 18 lessons of each faith and 6 shared', () => {
  for (const grade of [4, 5, 6, 7]) {
    const units = content.units.filter(
      ({ unit }) => unit.gradeId === grade && unit.strand === 'religious-education',
    );
    expect(units.map(({ unit }) => unit.order)).toEqual([16, 17, 18, 19, 20, 21]);
    const faiths = units.flatMap(({ unit }) => unit.lessons.map(({ faith }) => faith));
    expect(
      ['christian', 'islamic', 'shared'].map((faith) => faiths.filter((one) => one === faith).length),
    ).toEqual([18, 18, 6]);
  }
});

test('the report shows what is written of what is planned', () => {
  const table = showCoverage(rows);
  expect(table).toMatch(/^All +454 +2741 +\d+ \/ 2741 +\d+ \/ 874 +\d+ \/ 454 +\d+$/mu);
});
