import { expect, test } from 'vitest';
import { checkCurriculum } from '#check/check.ts';
import { readFactBank } from '#facts/bank.ts';
import { rotaOf, showRota } from '#facts/rota.ts';
import type { Files } from '#load/files.ts';
import { plant, sampleFiles, sampleUnit } from '#sample.ts';

const rota = (files: Files) =>
  rotaOf(checkCurriculum(files).content.units, readFactBank(files, () => {}).names);

test('the people whose names were used least comes first, name for name', () => {
  const lesson = `${sampleUnit}/01-water-lesson-1/lesson.md`;
  const before = new Map(rota(sampleFiles()).map(({ people, uses }) => [people, uses]));
  const planted = rota(plant(lesson, 'Biira needs water.', 'Kato runs. Nakato sits. Kato eats.'));
  const after = new Map(planted.map(({ people, uses }) => [people, uses]));
  expect((after.get('Baganda') ?? 0) - (before.get('Baganda') ?? 0)).toBe(3);
  expect(after.get('Iteso')).toBe(before.get('Iteso'));
  expect(planted[0]?.people).toBe('Iteso');
  expect(showRota(planted)).toMatch(/Iteso \(eastern, \d+ so far for 2 names\): Asio, Opolot/);
});
