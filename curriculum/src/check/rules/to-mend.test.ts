import { expect, test } from 'vitest';
import { checkCurriculum } from '#check/check.ts';
import type { Files } from '#load/files.ts';
import { plant, sampleFiles, sampleUnit } from '#sample.ts';

const lesson = `${sampleUnit}/01-water-lesson-1/lesson.md`;
const told = (files: Files) => checkCurriculum(files).findings.map(({ message }) => message);

test('what an old unit breaks waits as long as it is listed, and the list can only shrink', () => {
  const broken = plant(lesson, 'Biira needs water.', 'Biira needs water, for she is dry.');
  const listed = (count: number): Files =>
    new Map([...broken, ['to-mend.yaml', `p2-sample-01: { because: ${count} }\n`]]);
  const { findings, waiting } = checkCurriculum(listed(1));
  expect(findings).toEqual([]);
  expect(waiting.map(({ file }) => file)).toEqual([lesson]);
  expect(told(listed(2))).toEqual(['Only 1 are left to mend; write 1.']);
  const mended = new Map([...sampleFiles(), ['to-mend.yaml', 'p2-sample-01: { because: 1 }\n']]);
  expect(told(mended)).toEqual(['All of these are mended; take the line out.']);
  const strange = new Map([
    ...sampleFiles(),
    ['to-mend.yaml', 'p2-sample-01: { sleep: 1 }\nno-unit: { because: 1 }\n'],
  ]);
  expect(told(strange)).toEqual(["There is no rule 'sleep'.", "There is no unit 'no-unit'."]);
});
