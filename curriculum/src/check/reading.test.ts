import { expect, test } from 'vitest';
import { checkShortText } from '#check/reading.ts';
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
  [
    'a short text that is as long as the text',
    reading,
    '## Key points',
    `## Short text\n\n${'We drink clean water. '.repeat(20)}\n\n## Key points`,
    '## Short text',
    /The short text has 80 words/,
  ],
  ['a quote by nobody', reading, '\nA saying\n', '\n', '## Quote', /A quote is written/],
];

test('from P4 on a reading needs a short text, in short sentences', () => {
  const said = (level: 'P1-P3' | 'P4-P5', shortText?: readonly string[]) => {
    const messages: string[] = [];
    checkShortText({ level, ...(shortText === undefined ? {} : { shortText }) }, 200, (_, message) =>
      messages.push(message),
    );
    return messages.join(' ');
  };
  expect(said('P4-P5')).toMatch(/Write the section '## Short text'/);
  expect(said('P1-P3')).toBe('');
  expect(said('P4-P5', ['The hen is ill. She drinks.'])).toBe('');
  expect(said('P4-P5', [])).toMatch(/has 0 words/);
  expect(said('P4-P5', ['The hen that was ill for two days got up and drank water.'])).toMatch(
    /on the average/,
  );
});

test.each(planted)('%s is caught with its file and line', (...mistake) => {
  expectCaught(mistake);
});
