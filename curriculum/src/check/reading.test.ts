import { test } from 'vitest';
import { expectCaught, type Planted } from '#planted.ts';
import { sampleUnit } from '#sample.ts';

const reading = `${sampleUnit}/reading-1.md`;

const planted: readonly Planted[] = [
  [
    'a reading that is too short',
    reading,
    'Now they are strong and well. They go to school and play with friends.',
    'Good.',
    '## Text',
    /here a reading has 60 to 120/,
  ],
  [
    'a paragraph that is too long',
    reading,
    '\n\nNow they',
    ' Now they',
    'Then all of them',
    /4 sentences; at P1-P3 at most 3/,
  ],
  [
    'a new word that is not in the text',
    reading,
    '**spring**',
    '**fountain**',
    '**fountain**',
    /'fountain' is not in the text/,
  ],
  [
    'a reading without a figure',
    reading,
    '![A cup that is full of water.](figures/cup.svg)',
    '',
    '## Text',
    /at least one figure/,
  ],
  ['a quote by nobody', reading, '\nA saying\n', '\n', '## Quote', /A quote is written/],
];

test.each(planted)('%s is caught with its file and line', (...mistake) => {
  expectCaught(mistake);
});
