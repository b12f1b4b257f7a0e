import { expect, test } from 'vitest';
import { noTotals } from '#badges/totals.ts';
import {
  type AnswersByPlace,
  characterOf,
  learningStyles,
  superpowers,
  unknownCharacter,
} from '#insights/character.ts';
import { noAnswers } from '#insights/tally.ts';

const nowhere: AnswersByPlace = {
  video: noAnswers,
  reading: noAnswers,
  quiz: noAnswers,
  practice: noAnswers,
};
const usual = { ...noTotals, videos: 7, readings: 2, quizzes: 1 };

test('spec 1 §8: before there is enough to go by, Balanced with curiosity and persistence', () => {
  expect(unknownCharacter).toEqual({ learningStyle: 'Balanced', strengths: ['curiosity', 'persistence'] });
  expect(characterOf(noTotals, nowhere)).toEqual(unknownCharacter);
  expect(characterOf({ ...noTotals, videos: 7, answers: 19, longestStreak: 30 }, nowhere)).toEqual(
    unknownCharacter,
  );
});

test.each([
  ['Balanced', {}],
  ['Watching and listening', { videos: 20, readings: 0, quizzes: 1 }],
  ['Reading', { videos: 6, readings: 6 }],
  ['Trying it out', { quizzes: 4 }],
  ['Trying it out', { tools: 6 }],
] as const)('%s is told from what is done more often than the lists offer it: %j', (style, more) => {
  expect(characterOf({ ...usual, ...more }, nowhere).learningStyle).toBe(style);
});

test('a style needs lessons: answers alone do not make one', () => {
  expect(characterOf({ ...noTotals, readings: 5, answers: 50 }, nowhere).learningStyle).toBe('Balanced');
});

test.each([
  ['curiosity', { subjects: 3 }, {}],
  ['curiosity', { tools: 3, differentTools: 3 }, {}],
  ['persistence', { bounceBacks: 1 }, {}],
  ['consistency', { longestStreak: 5 }, {}],
  ['accuracy', {}, { quiz: { answers: 20, right: 17 } }],
  ['careful reading', {}, { reading: { answers: 5, right: 4 } }],
  ['problem solving', { perfectQuizzes: 2 }, {}],
] as const)('%s is seen in what was done: %j %j', (power, totals, places) => {
  const with_ = characterOf({ ...usual, ...totals }, { ...nowhere, ...places });
  expect(with_.strengths[0]).toBe(power);
});

test('nobody is told that they have no strength, and nobody gets a list of everything', () => {
  expect(characterOf(usual, nowhere).strengths).toEqual(['curiosity', 'persistence']);
  const all = { ...usual, subjects: 9, bounceBacks: 9, longestStreak: 99, perfectQuizzes: 9 };
  expect(characterOf(all, nowhere).strengths).toEqual([
    'curiosity',
    'persistence',
    'consistency',
    'problem solving',
  ]);
  for (const strength of characterOf(all, nowhere).strengths) expect(superpowers).toContain(strength);
  expect(learningStyles).toContain(characterOf(all, nowhere).learningStyle);
});
