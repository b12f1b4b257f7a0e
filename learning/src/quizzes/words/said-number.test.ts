import { expect, test } from 'vitest';
import { readSaid } from '#quizzes/words/said-number.ts';

const hens = '45 hens sit under the tree. 12 more hens come. How many hens are there now?';

test.each([
  '57',
  'fifty-seven',
  'Fifty seven hens.',
  '57 hens',
  'There are 57 hens.',
  'There are 57 hens under the tree now',
  '45 + 12 = 57',
  '45+12=57 hens',
  'Ans: 57',
  '57 (fifty-seven)',
])('57 is read from %s', (typed) => {
  expect(readSaid(typed, hens)).toEqual({ value: 57, fits: true });
});

test.each([
  ['Six bicycles have 12 wheels.', 'How many wheels do six bicycles have?', '', 12],
  ['149 is between 148 and 150.', 'What number is between 148 and 150?', '', 149],
  ['It has no members', 'How many members does an empty set have?', '', 0],
  ['None of the eggs will give chicks.', 'How many of the ten eggs will give chicks?', '', 0],
  ['27th June', 'On which date in June will the chicks hatch?', '', 27],
  ['third', 'What number is Kabugho among the girls?', '', 3],
  ['the 3rd', 'What number is Kabugho among the girls?', '', 3],
  [
    'about thirty million',
    'About how many million square kilometres is it?',
    'million square kilometres',
    30,
  ],
  ['30 million km²', 'About how many million square kilometres is it?', 'million square kilometres', 30],
  ['2 million', 'How many people live there?', '', 2_000_000],
  ['4½ volts', 'How many volts do they give?', 'volts', 4.5],
  ['four and a half volts', 'How many volts do they give?', 'volts', 4.5],
  ['four point five', 'How many volts do they give?', 'volts', 4.5],
  ['3 tens', 'What is the 3 in 839 worth?', '', 30],
  ['n(G ∪ H) = 15', 'n(G) = 10 and n(H) = 7. Find n(G ∪ H).', 'members', 15],
  ['400/=', 'How much change does she get?', 'shillings', 400],
  ['She gets sh. 1,400', 'How much change does she get?', 'shillings', 1_400],
  ['13 pupils', 'How many learners like netball?', 'learners', 13],
  ['8 families grow neither', 'How many families grow neither?', 'families', 8],
  ['20 animels', 'How many animals has he?', 'animals', 20],
  ['x = 6, so 18 learners', 'Of 34 learners, x like both. How many like tea?', 'learners', 18],
  ['3000 shillings', 'He sells 10 eggs. What is his profit in shillings?', undefined, 3000],
  ['five dry cells', 'How many dry cells of 1.5 volts are needed?', 'cells', 5],
])('%s: %s', (typed, asked, unit, value) => {
  expect(readSaid(typed, asked, unit)).toEqual({ value, fits: true });
});

test.each([
  ['80 cm', 'How many metres is it really?', 'm'],
  ['eighty cm', 'How many metres is it really?', 'm'],
  ['16 bicycles', 'Of 25 homes 9 have a bicycle. How many homes have a radio only?', 'homes'],
  ['140 bundles', 'One bundle has 10 sticks. How many sticks are in 14 bundles?', ''],
  ['27 July', 'On which date in June will the chicks hatch?', ''],
  ['3000 eggs', 'He sells 10 eggs. What is his profit in shillings?', undefined],
  ['27 days', 'On which date in June will the chicks hatch, after 21 days?', undefined],
  ['5 volts', 'How many dry cells of 1.5 volts are needed?', 'cells'],
])('%s counts something else', (typed, asked, unit) => {
  expect(readSaid(typed, asked, unit)?.fits).toBe(false);
});

test.each([
  ['four or five', 'How many?'],
  ['4, 5', 'How many?'],
  ['12 and 57', hens],
  ['57 hens and 12 hens', hens],
  ['45 + 12', hens],
  ['x = 57 or x = 33', hens],
  ['not 57', hens],
  ['all of them', hens],
  ['no idea', 'How many members does it have?'],
  ['a loss of sh. 57', 'What is his profit in shillings?'],
  ['3,5', 'How many?'],
  ['nine hundred and seven', 'Write in digits: nine hundred and seven.'],
])('no single number is read from %s', (typed, asked) => {
  expect(readSaid(typed, asked)).toBeUndefined();
});
