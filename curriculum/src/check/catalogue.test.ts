import { test } from 'vitest';
import { expectCaught, type Planted } from '#planted.ts';
import { sampleReligion, sampleUnit } from '#sample.ts';

const unit = `${sampleUnit}/unit.yaml`;
const religion = `${sampleReligion}/unit.yaml`;

const planted: readonly Planted[] = [
  ['a unit id used twice', religion, 'id: 8', 'id: 7', 'id: 7', /already belongs to|for ever/],
  ['a unit id that changed', unit, 'id: 7', 'id: 9', 'id: 9', /is 7 for ever, not 9/],
  ['a unit key used twice', religion, 'key: p4-sample-16', 'key: p2-sample-01', 'key:', /already belongs to/],
  [
    'a unit of the list that is missing',
    'ids.yaml',
    'p4-sample-16: { id: 8',
    'p4-gone: { id: 8',
    'p4-gone',
    /'p4-gone' \(8\) is missing/,
  ],
  [
    'a lesson of the list that is missing',
    unit,
    '  - n: 5\n    title: Water lesson 5\n',
    '',
    '- n: 1',
    /Lesson 5 of 'p2-sample-01' is missing/,
  ],
  [
    'a lesson that is not in the list',
    'ids.yaml',
    '[1, 2, 3]',
    '[1, 2]',
    '',
    /Lesson 3 of 'p4-sample-16' is not in ids/,
  ],
  ['a lesson number used twice', unit, 'n: 2', 'n: 1', '', /number 1 is used twice/],
  [
    'a title used twice',
    unit,
    'Water lesson 2',
    'Water lesson 1',
    '',
    /Two lessons are called 'Water lesson 1'/,
  ],
  ['a missing field', unit, 'title: Water at home\n', '', '', /'title' is missing/],
  ['an unknown field', unit, 'term: 1', 'terms: 1', 'terms', /'terms' is not known here/],
  ['a term that does not exist', unit, 'term: 1', 'term: 4', 'term: 4', /'term' must be one of: 1, 2, 3/],
  ['broken YAML', unit, 'topics:', 'topics: [', '', /This is not YAML/],
  ['an about that is no sentence', unit, 'clean and safe.', 'clean and safe', 'about', /whole sentences/],
  [
    'faiths out of balance',
    religion,
    'faith: islamic',
    'faith: christian',
    '- n: 1',
    /2 Christian and 0 Islamic/,
  ],
  ['a faith that is missing', religion, '\n    faith: shared', '', '- n: 1', /needs faith/],
];

test.each(planted)('%s is caught with its file and line', (...mistake) => {
  expectCaught(mistake);
});
