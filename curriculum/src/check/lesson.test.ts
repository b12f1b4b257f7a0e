import { test } from 'vitest';
import { expectCaught, type Planted } from '#planted.ts';
import { sampleUnit } from '#sample.ts';

const lesson = `${sampleUnit}/01-water-lesson-1/lesson.md`;

const planted: readonly Planted[] = [
  ['a missing section', lesson, '## Remember', '## Try this too', '', /section '## Remember' is missing/],
  ['an unknown section', lesson, '## Remember', '## Rember', '## Rember', /'Rember' is not known/],
  ['a lesson the unit does not list', lesson, 'lesson: 1', 'lesson: 9', 'lesson: 9', /no lesson 9/],
  [
    'a folder with another number',
    lesson,
    'lesson: 1',
    'lesson: 2',
    'lesson: 2',
    /must begin with the lesson's number, 02/,
  ],
  [
    'too few scenes',
    lesson,
    '### Scene 5',
    '## More scenes\n\n### Scene 5',
    '## Scenes',
    /6 to 14 scenes; this one has 4/,
  ],
  [
    'a scene without a visual',
    lesson,
    '```picture\nfigure: cup\n```',
    '',
    '### Scene 2',
    /exactly one block/,
  ],
  [
    'an unknown kind of visual',
    lesson,
    '```picture',
    '```photo',
    '```photo',
    /'photo' is not a kind of visual/,
  ],
  [
    'a scene that tells too much',
    lesson,
    'Stop and think.',
    'Stop. Look. Listen. Think.',
    'Stop. Look',
    /tells 4/,
  ],
  ['a block left open', lesson, 'answer: "5"\n```', 'answer: "5"', '```steps', /never closed/],
  [
    'a figure that is not drawn',
    lesson,
    '```picture\nfigure: cup',
    '```picture\nfigure: pail',
    'figure: pail',
    /no figure 'pail'/,
  ],
  ['a label off the stage', lesson, 'at: [100, 100]', 'at: [700, 100]', 'text: cup', /outside 640 by 360/],
  ['a false sum', lesson, '2 + 3 = 5', '2 + 3 = 6', '2 + 3 = 6', /'2 \+ 3 = 6' is not true/],
  ['a mark off the number line', lesson, 'at: 5', 'at: 50', 'from: 0', /50 lies outside/],
  ['a placeholder', lesson, 'Draw a cup.', 'TODO draw a cup.', '1. TODO', /'TODO' is a placeholder/],
  ['a link that leads nowhere', lesson, 'p2-sample-01/2', 'p2-sample-01/22', 'sample-01/22', /leads nowhere/],
  ['a sheet that is not there', lesson, '(sheet.md)', '(shet.md)', '(shet.md)', /leads nowhere/],
  [
    'a sentence that is too long',
    lesson,
    'Biira needs water.',
    `Biira needs ${'very '.repeat(12)}clean water.`,
    '## Overview',
    /has 16 words/,
  ],
  ['HTML', lesson, 'Read about', '<b>Read</b> about', '<b>', /HTML cannot be used/],
  ['two lines to remember', lesson, '- Save water.\n', '', '## Remember', /must have 3 entries; here are 2/],
  ['a key term written wrongly', lesson, '- **spring**:', '- spring:', '- spring:', /A key term is written/],
];

test.each(planted)('%s is caught with its file and line', (...mistake) => {
  expectCaught(mistake);
});
