import { expect, test } from 'vitest';
import { checkCurriculum } from '#check/check.ts';
import type { Files } from '#load/files.ts';
import { makePack } from '#pack/pack.ts';
import type { Catalogue } from '#pack/types.ts';
import { plant, sampleFiles, sampleUnit } from '#sample.ts';

const home = `${sampleUnit}/home.yaml`;
const told = (files: Files) =>
  checkCurriculum(files).findings.map(({ file, message }) => `${file}: ${message}`);

test('the sentences for home of a unit are packed with it, those of common mistakes where they are used', () => {
  const used = plant(`${sampleUnit}/quiz-1.yaml`, 'mistake: pot-makes-water', 'mistake: wrong-unit');
  const pack = makePack(checkCurriculum(used).content);
  const { units } = JSON.parse(pack.get('catalogue.json') ?? '') as Catalogue;
  const [water, religion] = units.map((unit) => unit.home);
  expect(Object.keys(water?.mistakes ?? {})).toEqual(['pot-makes-water', 'water-from-night', 'wrong-unit']);
  expect(water?.mistakes['wrong-unit']?.lg).toEqual({ does: '{name} in lg.', helps: 'Help in lg.' });
  expect(water?.lessons['1']?.sw).toBe('Maji yetu yanatoka wapi?');
  expect(religion).toEqual({ mistakes: {}, lessons: {} });
  expect(pack.get('items/u7-l1.json')).not.toContain('Help in lg');
});

test('a mistake or a task without its sentences is named; both lists can only shrink', () => {
  const files = new Map([...sampleFiles()].filter(([file]) => file !== home));
  expect(told(files)).toEqual([
    expect.stringContaining("'Talk at home' is in English alone; add lesson 1 to home.yaml. [home-tasks]"),
    expect.stringContaining("no sentence for the mistake 'water-from-night'"),
    expect.stringContaining("no sentence for the mistake 'pot-makes-water'"),
  ]);
  files.set('to-mend.yaml', 'p2-sample-01: { home-tasks: 1, home-mistakes: 2 }\n');
  expect(told(files)).toEqual([]);
  expect(checkCurriculum(files).waiting).toHaveLength(3);
});

test.each([
  ['water-from-night', 'water-from-moon', "This unit names no mistake 'water-from-moon'."],
  ['1: {', '4: {', 'Lesson 4 of this unit is not written.'],
  ["'{name} in en.'", 'The child in en.', 'Say {name}: the family has other children.'],
  ['Help in en.', "'Ask {child} about it.'", "Only {name} is filled in, with the child's name."],
  ['Maji yetu', 'Maji '.repeat(50), 'a half page has room for 220.'],
  ['    lg: {', '    lx: {', "'mistakes.water-from-night.lg' is missing."],
])('%s written as %s is told', (from, to, message) => {
  expect(told(plant(home, from, to)).join('\n')).toContain(message);
});

test('the common file holds sentences of common mistakes, and no task of a lesson', () => {
  const common = plant('home.yaml', 'wrong-unit', 'wrong-union');
  expect(told(common)).toContain("home.yaml: The common file names no mistake 'wrong-union'.");
  const lessons = plant('home.yaml', 'mistakes:', 'lessons: { 1: { sw: a, fr: b, lg: c } }\nmistakes:');
  expect(told(lessons)).toEqual(['home.yaml: Tasks of lessons stand in the folder of their unit.']);
});
