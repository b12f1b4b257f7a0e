import { expect, test } from 'vitest';
import { checkCurriculum } from '#check/check.ts';
import { sampleFiles, sampleUnit } from '#sample.ts';

test('content without mistakes has no findings', () => {
  expect(checkCurriculum(sampleFiles()).findings).toEqual([]);
});

test('files that nobody reads are told', () => {
  const extra = (file: string) => checkCurriculum(new Map(sampleFiles()).set(file, 'x\n')).findings;
  expect(extra(`${sampleUnit}/notes.txt`)).toMatchObject([{ file: `${sampleUnit}/notes.txt`, line: 1 }]);
  expect(extra(`${sampleUnit}/01-water-lesson-1/other.md`)[0]?.message).toMatch(/No lesson lists this sheet/);
  expect(extra('primary-2/lit-1/09-lost/quiz-1.yaml')[0]?.message).toMatch(/has no unit.yaml/);
  expect(
    extra('primary-9/lit-1/01-x/unit.yaml')
      .map(({ message }) => message)
      .join(),
  ).toMatch(/must read like|No content file/);
});
