import { expect, test } from 'vitest';
import { checkCurriculum } from '#check/check.ts';
import type { Files } from '#load/files.ts';
import { expectCaught, type Planted } from '#planted.ts';
import { plant, sampleFiles, sampleUnit } from '#sample.ts';

const lesson = `${sampleUnit}/01-water-lesson-1/lesson.md`;
const quiz = `${sampleUnit}/quiz-1.yaml`;
const unit = `${sampleUnit}/unit.yaml`;

const firstOptions =
  '    options:\n      - right: the spring 1\n      - wrong: a dry stone\n        mistake: pot-makes-water\n      - wrong: an old shoe\n        mistake: water-from-night\n';

const planted: readonly Planted[] = [
  [
    'a question without its objective',
    lesson,
    'objective: 1\nquestion: Which place gives water?',
    'question: Which place gives water?',
    'question: Which place gives water?',
    /Add "objective: …": which of the 1 objectives/,
  ],
  [
    'an objective that the lesson does not have',
    lesson,
    'objective: 1\nquestion: Which place',
    'objective: 4\nquestion: Which place',
    'objective: 4',
    /has only 1 objectives/,
  ],
  [
    'an objective that nobody tests',
    lesson,
    '- Name two sources of water.',
    '- Name two sources of water.\n- Boil water.',
    '- Boil water.',
    /No question tests 'Boil water\.'/,
  ],
  [
    'an explainer that asks once',
    lesson,
    '```question\nobjective: 1\nquestion: Who gives',
    '```picture\nfigure: cup\n```\n\n```question\nobjective: 1\nquestion: Who gives',
    '## Scenes',
    /asks 1 of at least 2 questions/,
  ],
  [
    'an absolute word that gives a wrong option away',
    quiz,
    'wrong: a dry stone',
    'wrong: only a dry stone',
    'only a dry stone',
    /'only' stands only in a wrong option/,
  ],
  [
    'a small class that chooses between words',
    quiz,
    '\n        show: { counters: { groups: [1] } }\n      - wrong: an old shoe\n        mistake: water-from-night\n        show: { counters: { groups: [2] } }\n      - right: the spring 6\n        show: { counters: { groups: [3] } }',
    '\n      - wrong: an old shoe\n        mistake: water-from-night\n      - right: the spring 6',
    '- n: 1',
    /4 of 10 choices are between pictures/,
  ],
  [
    'two wrong options with one mistake',
    quiz,
    'mistake: water-from-night',
    'mistake: pot-makes-water',
    'an old shoe',
    /Two wrong options have the mistake 'pot-makes-water'/,
  ],
  [
    'as many choices as gaps',
    quiz,
    firstOptions,
    '    kind: gap\n    text: Fill the {cup} with {water}.\n    choices: [water, cup]\n',
    'choices: [water, cup]',
    /2 gaps need more than 2 choices/,
  ],
  [
    'a checkpoint that repeats a lesson',
    quiz,
    'question: Which thing gives water number 1?\n    options:\n      - right: the spring 1',
    'question: Where does the water come from?\n    options:\n      - right: from the deep borehole',
    '- n: 1',
    /nearly the question 'Where does the water come from\?'/,
  ],
  [
    'a caption that holds the next answer',
    lesson,
    '```number-line\nfrom: 0\nto: 10\nstep: 1\nmarks:\n  - at: 5\n```',
    '```picture\nfigure: cup\ncaption: Water from the deep borehole.\n```',
    'caption: Water from',
    /The caption holds the answer that the next scene asks for, 'from the deep borehole'/,
  ],
  [
    'Section B as a choice',
    quiz,
    '    explain: A spring gives water because it comes up there.\n  - n: 2',
    '    ple: Science B, "Give a reason"\n    explain: A spring gives water because it comes up there.\n  - n: 2',
    'ple: Science B',
    /Section B has no choices/,
  ],
  [
    'a paper that is none',
    quiz,
    '    explain: A spring gives water because it comes up there.\n  - n: 2',
    '    ple: Cooking A\n    explain: A spring gives water because it comes up there.\n  - n: 2',
    'ple: Cooking A',
    /Write the paper and its section first/,
  ],
  [
    'a long sentence in an explanation',
    quiz,
    'explain: A spring gives water because it comes up there.',
    'explain: A spring gives water because it comes up there from under the ground and never stops at all.',
    'never stops',
    /has 18 words; cut it/,
  ],
  [
    "', for' in the sense of because",
    lesson,
    'Biira needs water.',
    'Biira needs water, for she is dry.',
    '## Overview',
    /Write 'because' for ', for'/,
  ],
  [
    "', for' and a verb that stands in no list",
    lesson,
    'Biira needs water.',
    'Biira needs water, for she sweats.',
    '## Overview',
    /Write 'because' for ', for'/,
  ],
  [
    'a phrase that is not English',
    lesson,
    'Biira needs water.',
    'Biira, come to my front.',
    '## Overview',
    /'come to my front' is not English as we write it; write in front of me/,
  ],
  [
    'a word that the class does not read yet',
    lesson,
    'Biira needs water.',
    'Biira drinks, although it rains.',
    '## Overview',
    /P2 does not know 'although' yet; say 'but'/,
  ],
  [
    'the same fact with another number',
    lesson,
    'Biira needs water.',
    'A big can holds 15 litres.',
    '## Overview',
    /'15' is another number than our bank has: 'A can holds 10 or 20 litres\.'/,
  ],
  [
    'a price that is not from life',
    lesson,
    'Biira needs water.',
    'One mango costs sh. 9,000 today.',
    '## Overview',
    /One mango for sh\. 9000 is not from life/,
  ],
  [
    'a price in shillings that is not from life',
    lesson,
    'Biira needs water.',
    'One mango costs 9,000 shillings today.',
    '## Overview',
    /One mango for sh\. 9000 is not from life/,
  ],
  [
    'a place that lies elsewhere',
    lesson,
    '```picture\nfigure: cup\n```',
    '```map\narea: uganda\nplaces:\n  - name: Kampala\n    type: city\n    lat: 2.3\n    lon: 32.58\n```',
    'name: Kampala',
    /'Kampala' lies at 0\.32, 32\.58, not at 2\.3, 32\.58/,
  ],
  [
    'a place that nobody looked up',
    lesson,
    '```picture\nfigure: cup\n```',
    '```map\narea: uganda\nplaces:\n  - name: Gulu\n    type: city\n    lat: 2.77\n    lon: 32.3\n```',
    'name: Gulu',
    /'Gulu' is not in facts\/places\.yaml/,
  ],
  [
    'names of one region alone',
    lesson,
    'Biira needs water.',
    'Kato runs. Kato sits. Kato sings. Kato eats. Kato digs. Nakato runs. Nakato sits. Nakato eats. Nakato digs.',
    '',
    /9 of 9 names are from the central region/,
  ],
  [
    'a number that may be typed in digits',
    quiz,
    firstOptions,
    '    kind: text\n    accept: [three]\n',
    'accept: [three]',
    /Who writes '3' for 'three' is right too/,
  ],
  [
    'a fact without its own number',
    'facts/numbers.yaml',
    'value: [10, 20]',
    'value: [10, 25]',
    'value: [10, 25]',
    /does not hold its own number, 25/,
  ],
  [
    'a name of two peoples',
    'facts/names.yaml',
    'girls: [Asio]',
    'girls: [Nakato]',
    'girls: [Nakato], boys: [Opolot]',
    /'Nakato' is already listed for Baganda/,
  ],
  [
    'a looked-up fact whose words have changed',
    'facts/checked.yaml',
    'words: Where does our water come from?',
    'words: Where does our milk come from?',
    'Where does our milk',
    /does not say 'Where does our milk come from\?' any more; look it up again/,
  ],
  [
    'a looked-up fact without its source',
    'facts/checked.yaml',
    ', source: a page that was read',
    '',
    'Where does our water',
    /source/,
  ],
  [
    'a looked-up fact whose year was guessed',
    'facts/checked.yaml',
    'source: a page that was read',
    'source: a page that was read, year: about 2020',
    'Where does our water',
    /must be a number/,
  ],
  [
    'looked-up facts of no unit',
    'facts/checked.yaml',
    'p2-sample-01:',
    'p2-gone-01:',
    'Where does our water',
    /There is no unit 'p2-gone-01'/,
  ],
];

test.each(planted)('%s is caught with its file and line', (...mistake) => {
  expectCaught(mistake);
});

const told = (files: Files) => checkCurriculum(files).findings.map(({ message }) => message);

/** The sample unit moved to another class and subject. */
const movedTo = (folder: string, files: Files): Files =>
  new Map([...files].map(([file, text]) => [file.replace(sampleUnit, folder), text]));

test('a lesson of mathematics without a worked example is told', () => {
  const bare = plant(
    lesson,
    '```steps\nfigure: cup\nproblem: Add the cups.\nsteps:\n  - 2 + 3 = 5\nanswer: "5"\n```',
    '```picture\nfigure: cup\n```',
  );
  const say = expect.stringMatching(/Show one example worked out.*\[worked-example\]/);
  expect(told(movedTo('primary-2/mtc/01-water', bare))).toContainEqual(say);
  expect(told(movedTo('primary-2/mtc/01-water', sampleFiles()))).not.toContainEqual(say);
  expect(told(bare)).not.toContainEqual(say);
});

test('a checkpoint of P7 that only offers choices is told', () => {
  const messages = told(movedTo('primary-7/sst/01-water', sampleFiles())).join('\n');
  expect(messages).toMatch(/10 of 10 questions are choices/);
  expect(told(sampleFiles())).toEqual([]);
});

test('a lesson that no checkpoint asks about is told, once the unit is whole', () => {
  const one = plant(
    unit,
    /lessons:[\s\S]*/u.exec(sampleFiles().get(unit) ?? '')?.[0] ?? '',
    'lessons:\n  - n: 1\n    title: Water lesson 1\n',
  );
  const untested = (one.get(quiz) ?? '').replaceAll('lesson: 1\n', 'lesson: 2\n');
  expect(told(new Map([...one, [quiz, untested]])).join('\n')).toMatch(/No checkpoint asks about lesson 1/);
  expect(told(one).join('\n')).not.toMatch(/No checkpoint asks/);
});
