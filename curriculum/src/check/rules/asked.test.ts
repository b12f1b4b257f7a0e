import { expect, test } from 'vitest';
import { checkCurriculum } from '#check/check.ts';
import { plant, sampleUnit } from '#sample.ts';

const quiz = `${sampleUnit}/quiz-1.yaml`;
const options =
  '    options:\n      - right: the spring 1\n      - wrong: a dry stone\n        mistake: pot-makes-water\n      - wrong: an old shoe\n        mistake: water-from-night\n';
const partsAsking = (ask: string) =>
  `    kind: structured\n    parts:\n      - ask: ${ask}\n        accept: [spring]\n      - ask: How many cups?\n        number: 4\n`;
const told = (ask: string) =>
  checkCurriculum(plant(quiz, options, partsAsking(ask))).findings.filter(({ message }) =>
    message.includes('beside another with "or"'),
  );

test('a part that names its answer beside another is held back, one that only asks is not', () => {
  expect(told('Is it a spring or a well?')).toHaveLength(1);
  expect(told('Where does clean or dirty water come from?')).toEqual([]);
});

const lesson = `${sampleUnit}/01-water-lesson-1/lesson.md`;
const repeats = (narration: string) =>
  checkCurriculum(plant(lesson, 'Stop and think.\n', `${narration}\n`)).findings.filter(({ message }) =>
    message.includes('says the question again'),
  );

test('a narration that says the question again is held back, one that leads up to it is not', () => {
  expect(repeats('Where does our water come from?')).toHaveLength(1);
  expect(repeats('Biira has a full can. Look at the picture again.')).toEqual([]);
});
