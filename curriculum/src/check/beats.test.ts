import { expect, test } from 'vitest';
import { checkCurriculum } from '#check/check.ts';
import { expectCaught, type Planted } from '#planted.ts';
import { plant, sampleUnit } from '#sample.ts';

const lesson = `${sampleUnit}/01-water-lesson-1/lesson.md`;
const beat = '  - at: fills\n    fill: water';

const planted: readonly Planted[] = [
  ['a word that is not told', lesson, 'at: fills', 'at: pours', 'at: pours', /does not say 'pours'/],
  [
    'a part that is not there',
    lesson,
    'fill: water',
    'fill: milk',
    'at: fills',
    /no part 'milk'; it has water/,
  ],
  ['a beat in which nothing happens', lesson, beat, '  - at: fills', 'at: fills', /must name one thing/],
  ['two things in one beat', lesson, beat, `${beat}\n    glow: water`, 'at: fills', /must name one thing/],
  [
    'a line that means nothing here',
    lesson,
    beat,
    `${beat}\n    colour: lake`,
    'at: fills',
    /'colour' means nothing for 'fill'/,
  ],
  ['a move without an end', lesson, 'fill: water', 'move: water', 'at: fills', /needs 'by' .* or 'from'/],
  [
    'a move by degrees',
    lesson,
    'fill: water',
    'move: water\n    by: 90',
    'at: fills',
    /goes by steps such as/,
  ],
  ['a count without an end', lesson, 'fill: water', 'count: water', 'at: fills', /needs 'to'/],
  [
    'a beat that outlasts every scene',
    lesson,
    beat,
    `${beat}\n    seconds: 60`,
    'seconds: 60',
    /more than 0, at most 8/,
  ],
  [
    'beats without a figure',
    lesson,
    'title\nfigure: cup',
    'title\nbeats:\n  - at: cup\n    glow: water',
    'at: cup',
    /this scene has none/,
  ],
];

test.each(planted)('%s is caught with its file and line', (...mistake) => {
  expectCaught(mistake);
});

test.each([
  ['a fill from the side', 'fill: water\n    side: left'],
  ['a way of several steps', 'move: water\n    by: [[20, -30], [40, 0]]'],
  ['a thing that comes in', 'move: [water]\n    from: [-200, 0]\n    seconds: 2'],
  ['a turn about a pin', 'turn: water\n    by: 90\n    about: [320, 180]'],
  ['a number that runs up', 'count: water\n    from: 2\n    to: 12'],
])('%s is let through', (_what, written) => {
  expect(checkCurriculum(plant(lesson, 'fill: water', written)).findings).toEqual([]);
});
