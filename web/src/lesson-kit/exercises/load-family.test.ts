import { drawExercise } from '@afrolearn/learning/practice/exercise.ts';
import { generators } from '@afrolearn/learning/practice/generators.ts';
import { makeExercise } from '@afrolearn/learning/practice/make-exercise.ts';
import { placeOf } from '@afrolearn/learning/practice/places.ts';
import { expect, test } from 'vitest';
import { loadFamily } from './load-family.ts';
import { plainAnswer } from './place.ts';

test('every generator is in the family that its page loads, and makes what the server makes', async () => {
  for (const generator of generators) {
    const maker = (await loadFamily(generator.family))[generator.id];
    if (maker === undefined) throw new Error(`${generator.family} has no ${generator.id}`);
    expect(drawExercise(generator, maker, 2, 2026, placeOf(null))).toEqual(
      makeExercise(generator.id, 2, 2026),
    );
  }
});

test.each([
  ['Kenya', 'KES 1,200'],
  ['Kenya', '1,200 shillings'],
  ['Kenya', 'Ksh. 1,200'],
  ['Kenya', 'Kshs1,200'],
  ['Kenya', ' 1,200 KES '],
  ['Nigeria', '₦1,200'],
  ['South Africa', 'R 1,200'],
  ['South Africa', '1,200 rand'],
  ['Ghana', '1,200 cedis'],
])('the money of %s may be written along: %s', (country, typed) => {
  expect(plainAnswer(typed, placeOf(country))).toBe('1,200');
});

test.each([
  ['Kenya', '12 books'],
  ['Kenya', '70 marks'],
  ['Kenya', '5 weeks'],
  ['Kenya', '3 trucks'],
  ['South Africa', '5 r 2'],
  ['South Africa', '12 brands'],
])('in %s, %s is no money and is graded as it was typed', (country, typed) => {
  expect(plainAnswer(typed, placeOf(country))).toBe(typed);
});

test('in Uganda, and where nothing is typed, an answer stays as it was given', () => {
  expect(plainAnswer('sh. 1,200', placeOf('Uganda'))).toBe('sh. 1,200');
  expect(plainAnswer(3, placeOf('Kenya'))).toBe(3);
  expect(plainAnswer(['2', '5'], placeOf('Kenya'))).toEqual(['2', '5']);
});
