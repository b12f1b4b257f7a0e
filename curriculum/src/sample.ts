// A small valid content folder for the tests, which plant one mistake at a time and check the findings.
import type { Files } from '#load/files.ts';

const unit = `id: 7
key: p2-sample-01
title: Water at home
about: Find where water comes from. Keep it clean and safe.
term: 1
theme: Our Home and Community
source: own-knowledge
topics:
  - sources of water
  - clean water
  - saving water
lessons:
${[1, 2, 3, 4, 5].map((n) => `  - n: ${n}\n    title: Water lesson ${n}`).join('\n')}
`;

const religion = `id: 8
key: p4-sample-16
title: Thankful hearts
about: Learn how Christians and Muslims give thanks to God.
term: 1
strand: religious-education
source: own-knowledge
topics:
  - thanks
  - prayer
  - sharing
lessons:
  - n: 1
    title: Giving thanks
    faith: shared
  - n: 2
    title: A psalm of thanks
    faith: christian
  - n: 3
    title: Saying Al-hamdu lillah
    faith: islamic
`;

const scene = (n: number, visual: string) => `### Scene ${n}

Biira takes a clean cup. She fills it slowly.

\`\`\`${visual}
\`\`\`
`;

const question = (asked: string) => `\`\`\`question
objective: 1
question: ${asked}
options:
  - wrong: from the sky at night
    mistake: water-from-night
  - right: from the deep borehole
  - wrong: from the cooking pot
    mistake: pot-makes-water
explain: The borehole brings water up from under the ground.
\`\`\`
`;

const lesson = `---
lesson: 1
---

## Overview

Biira needs water. We find out where it is.

## Objectives

- Name two sources of water.

## Key terms

- **borehole** (sw: kisima): A deep hole that gives water.
- **spring**: A place where water comes up.
- **jerrycan**: A can that holds water.

## Scenes

${scene(1, 'title\nfigure: cup')}
${scene(2, 'picture\nfigure: cup')}
${scene(3, 'diagram\nfigure: cup\nlabels:\n  - text: cup\n    at: [100, 100]\n    to: [300, 180]\nbeats:\n  - at: fills\n    fill: water')}
${scene(4, 'steps\nfigure: cup\nproblem: Add the cups.\nsteps:\n  - 2 + 3 = 5\nanswer: "5"')}
${scene(5, 'number-line\nfrom: 0\nto: 10\nstep: 1\nmarks:\n  - at: 5')}
### Scene 6

Stop and think.

${question('Where does the water come from?')}
### Scene 7

Stop and think again.

${question('Who gives us a full can?')}
${scene(8, 'picture\nfigure: cup\nbeats:\n  - at: takes\n    glow: water')}
${scene(9, 'picture\nfigure: cup\nbeats:\n  - at: slowly\n    glow: water')}
## Explore

Read about [the second lesson](lesson:p2-sample-01/2).

## Try this

1. Draw a cup.
2. Colour the water.

## Quick check

${question('Which place gives water?')}
${question('Where can we fill a can?')}
## Remember

- Water is life.
- Keep water clean.
- Save water.

## Talk at home

Where does our water come from?

## Resources

- [A sheet to colour](sheet.md): Colour the sources of water.
`;

const reading = `---
reading: 1
title: Biira and the spring
---

## Overview

Biira walks to the spring.

## Text

Biira goes to the spring with her brother. The water is clear and cold today. They fill one jerrycan.

![A cup that is full of water.](figures/cup.svg)

A woman sits near the borehole and smiles. She helps them to carry the can home. Mother boils the water in a big pot.

Then all of them drink clean water. Biira says thank you to the kind woman.

Now they are strong and well. They go to school and play with friends.

## Key points

- Springs give water.
- We boil water.
- We say thank you.

## Quote

> Water is life.

A saying

## Why it matters

Clean water keeps us well.

## Try this

Draw the spring.

## Key terms

- **spring**: A place where water comes up.
- **jerrycan**: A can that holds water.
- **borehole**: A deep hole that gives water.

## Quick check

${question('Where did the water come from?')}
${question('Which place is deep?')}`;

const checkpointQuestion = (n: number, difficulty: number, place: number) => {
  const options = [
    '  - wrong: a dry stone\n        mistake: pot-makes-water',
    '  - wrong: an old shoe\n        mistake: water-from-night',
  ];
  options.splice(place, 0, `  - right: the spring ${n}`);
  // Half of the questions have picture answers, as young children need.
  const shown = (count: number) => (n > 5 ? `\n        show: { counters: { groups: [${count}] } }` : '');
  return `  - n: ${n}
    lesson: ${Math.ceil(n / 2)}
    objective: 1
    difficulty: ${difficulty}
    question: Which thing gives water number ${n}?
    options:
    ${options.map((option, at) => `${option}${shown(at + 1)}`).join('\n    ')}
    explain: A spring gives water because it comes up there.
`;
};

const difficulties = [1, 1, 1, 1, 1, 2, 2, 2, 2, 3];

const quiz = `quiz: 1
items:
${difficulties.map((difficulty, index) => checkpointQuestion(index + 1, difficulty, index % 3)).join('')}`;

export const sampleUnit = 'primary-2/lit-1/01-water-at-home';
export const sampleReligion = 'primary-4/sst/16-thankful-hearts';

const atHome = ['en', 'sw', 'fr', 'lg']
  .map((language) => `    ${language}: { does: '{name} in ${language}.', helps: Help in ${language}. }`)
  .join('\n');

const files: Readonly<Record<string, string>> = {
  'ids.yaml':
    'p2-sample-01: { id: 7, lessons: [1, 2, 3, 4, 5] }\np4-sample-16: { id: 8, lessons: [1, 2, 3] }\n',
  'misconceptions.yaml':
    'wrong-unit:\n  name: The unit is not the right one\n  help: Look at the unit again.\n',
  'home.yaml': `mistakes:
  wrong-unit:
${atHome}
`,
  'facts/phrases.yaml': '- { phrase: come to my front, say: write in front of me }\n',
  'facts/words.yaml': 'although: { from: P5, say: but }\n',
  'facts/names.yaml':
    'Baganda: { region: central, girls: [Nakato], boys: [Kato] }\nIteso: { region: eastern, girls: [Asio], boys: [Opolot] }\n',
  'facts/places.yaml': 'Kampala: { lat: 0.32, lon: 32.58, source: atlas }\n',
  'facts/numbers.yaml':
    '- { says: "A can holds 10 or 20 litres.", words: [can, holds], value: [10, 20], unit: litres, source: market, year: 2025 }\n',
  'facts/prices.yaml': 'mango: { from: 200, to: 1000, source: market, year: 2025 }\n',
  'facts/checked.yaml':
    'p2-sample-01:\n  - { words: Where does our water come from?, source: a page that was read }\n',
  [`${sampleUnit}/unit.yaml`]: unit,
  [`${sampleUnit}/misconceptions.yaml`]: `water-from-night:
  name: Water comes from the night
  help: Water comes from rain, springs and the ground.
pot-makes-water:
  name: A pot makes water
  help: A pot only holds water.
`,
  [`${sampleUnit}/home.yaml`]: `mistakes:
  water-from-night:
${atHome}
  pot-makes-water:
${atHome}
lessons:
  1: { sw: Maji yetu yanatoka wapi?, fr: D’où vient notre eau ?, lg: Amazzi gaffe gava wa? }
`,
  [`${sampleUnit}/figures/cup.svg`]:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" role="img"><title>A cup that is full of water.</title>\n<path data-part="water" fill="#1d7896" d="M240 90h160v180H240z"/></svg>\n',
  [`${sampleUnit}/01-water-lesson-1/lesson.md`]: lesson,
  [`${sampleUnit}/01-water-lesson-1/sheet.md`]: '### Colour\n\nColour the spring blue.\n',
  [`${sampleUnit}/reading-1.md`]: reading,
  [`${sampleUnit}/quiz-1.yaml`]: quiz,
  [`${sampleReligion}/unit.yaml`]: religion,
};

export const sampleFiles = (): Files => new Map(Object.entries(files));

/** The sample with one text replaced; fails when the text is missing, so that no test plants nothing. */
export const plant = (file: string, from: string, to: string): Files => {
  const text = files[file];
  if (text === undefined || !text.includes(from)) throw new Error(`'${from}' is not in ${file}`);
  return new Map(Object.entries({ ...files, [file]: text.replace(from, () => to) }));
};
