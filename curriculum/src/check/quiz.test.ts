import { expect, test } from 'vitest';
import { checkCurriculum } from '#check/check.ts';
import { expectCaught, type Planted } from '#planted.ts';
import { plant, sampleFiles, sampleUnit } from '#sample.ts';

const quiz = `${sampleUnit}/quiz-1.yaml`;
const mistakes = `${sampleUnit}/misconceptions.yaml`;

/** The options of question 1, to be replaced by another kind. */
const firstOptions =
  '    options:\n      - right: the spring 1\n      - wrong: a dry stone\n        mistake: pot-makes-water\n      - wrong: an old shoe\n        mistake: water-from-night\n';

const planted: readonly Planted[] = [
  [
    'two right answers',
    quiz,
    '- wrong: a dry stone\n        mistake: pot-makes-water',
    '- right: a dry stone',
    'right: the spring 1',
    /One option must be right; here 2/,
  ],
  [
    'no right answer',
    quiz,
    '- right: the spring 1\n',
    '- wrong: the spring 1\n        mistake: pot-makes-water\n',
    'the spring 1',
    /here 0 are/,
  ],
  [
    'a question that shows more than a phone can',
    quiz,
    'explain:',
    'show:\n      counters:\n        groups:\n          - 3\n          - 30\n    explain:',
    '- 30',
    /30 things are too many to see on a phone: with 2 groups write 0 to 20/,
  ],
  [
    'a lone picture among words',
    quiz,
    '- right: the spring 1\n',
    '- right: the spring 1\n        figure: cup\n',
    'right: the spring 1',
    /a lone picture gives itself away/,
  ],
  [
    'two options with one picture',
    quiz,
    'show: { counters: { groups: [2] } }',
    'show: { counters: { groups: [1] } }',
    '',
    /show the same picture/,
  ],
  [
    'a picture of an option that a phone cannot show',
    quiz,
    'show: { counters: { groups: [2] } }',
    'show: { counters: { groups: [3, 30] } }',
    'groups: [3, 30]',
    /30 things are too many/,
  ],
  [
    'an exercise that nobody makes',
    quiz,
    '    objective: 1\n    difficulty: 1\n    question: Which thing gives water number 1?',
    '    objective: 1\n    difficulty: 1\n    like: count-the-springs 1\n    question: Which thing gives water number 1?',
    'like: count-the-springs 1',
    /must be a kind of exercise and its level/,
  ],
  ['an option twice', quiz, 'an old shoe', 'A dry stone', 'n: 1', /there twice/],
  ['all of the above', quiz, 'an old shoe', 'All of the above', 'All of the above', /Never write/],
  [
    'a mistake without a name',
    quiz,
    'mistake: water-from-night',
    'mistake: water-from-moon',
    'n: 1',
    /'water-from-moon' is not named/,
  ],
  [
    'a wrong option without a mistake',
    quiz,
    '\n        mistake: pot-makes-water',
    '',
    'a dry stone',
    /names no mistake/,
  ],
  [
    'a right answer that gives itself away',
    quiz,
    'the spring 1\n',
    'the cool spring behind the hill where Biira goes\n',
    'the cool spring',
    /much longer/,
  ],
  [
    'not in small letters',
    quiz,
    'Which thing gives water number 1?',
    'Which thing is not water?',
    'is not water',
    /write NOT/,
  ],
  [
    'a fraction whose mistake is right in another form',
    quiz,
    firstOptions,
    '    kind: fraction\n    answer: 1/2\n    mistakes:\n      - 2/4: pot-makes-water\n',
    '- 2/4: pot',
    /'2\/4' would be marked right/,
  ],
  [
    'an answer that its sum does not make',
    quiz,
    firstOptions,
    '    kind: number\n    sum: (12 + 3) × 4\n    answer: 64\n',
    'sum: (12 + 3)',
    /makes 60, but the answer is 64/,
  ],
  [
    'a structured question that nobody can grade',
    quiz,
    firstOptions,
    '    kind: structured\n    parts:\n      - ask: Why do we boil water?\n        guide: [To kill germs.]\n      - ask: Who helps?\n        guide: [Mother.]\n',
    'ask: Why do we boil',
    /At least one part must be graded/,
  ],
  [
    'a guide with fewer points than marks',
    quiz,
    firstOptions,
    '    kind: structured\n    parts:\n      - ask: Name a source.\n        accept: [spring]\n      - ask: Who helps?\n        marks: 2\n        guide: [Mother.]\n',
    'ask: Who helps?',
    /fewer points than its 2 marks/,
  ],
  [
    'a false sum in the lines of a working',
    quiz,
    firstOptions,
    '    kind: working\n    lines:\n      - How many cups?\n      - "2 + 3 = {6}"\n',
    '2 + 3 = {6}',
    /'2 \+ 3 = 6' is not true/,
  ],
  [
    'a working that leaves nothing to do',
    quiz,
    firstOptions,
    '    kind: working\n    lines:\n      - How many cups?\n      - 2 + 3 = 5\n',
    'How many cups',
    /put what is asked in \{braces\}/,
  ],
  [
    'a time that is none',
    quiz,
    'question: Which thing gives water number 1?',
    'kind: time\n    answer: quarter past\n    question: When is it?',
    'quarter past',
    /must be a time such as 10:00/,
  ],
  ['a question number used twice', quiz, '- n: 2', '- n: 1', '', /number 1 is used twice/],
  ['a question asked twice', quiz, 'water number 2?', 'water number 1?', '- n: 2', /asked twice/],
  [
    'a wrong mix of difficulty',
    quiz,
    'difficulty: 3',
    'difficulty: 4',
    '- n: 1',
    /has 5 of level 1, 4 of level 2, 1 of level 3/,
  ],
  ['a lesson after the checkpoint', quiz, 'lesson: 5', 'lesson: 6', 'lesson: 6', /Lesson 6 comes after/],
  [
    'an explanation that is missing',
    quiz,
    '    explain: A spring gives water because it comes up there.\n',
    '',
    '',
    /'items.0.explain' is missing/,
  ],
  [
    'a mistake nobody makes',
    mistakes,
    'pot-makes-water:',
    'pan-makes-water:',
    '',
    /'pot-makes-water' is not named|uses the mistake 'pan-makes-water'/,
  ],
  [
    'a mistake named twice',
    mistakes,
    'pot-makes-water:',
    'wrong-unit:',
    'A pot makes water',
    /already named in misconceptions.yaml/,
  ],
  [
    'a false sum in an explanation',
    quiz,
    'because it comes up there',
    'and 2 + 2 = 5',
    '2 + 2 = 5',
    /'2 \+ 2 = 5' is not true/,
  ],
];

test.each(planted)('%s is caught with its file and line', (...mistake) => {
  expectCaught(mistake);
});

test('a right answer always in the same place is told', () => {
  const text = sampleFiles().get(quiz) ?? '';
  const items = text.split(/(?= {2}- n: )/u).map((item) => {
    const right = /\n {6}- right: .*(?:\n {8}show: .*)?/u.exec(item)?.[0] ?? '';
    return right === '' ? item : item.replace(right, '').replace('options:', `options:${right}`);
  });
  const { findings } = checkCurriculum(new Map(sampleFiles()).set(quiz, items.join('')));
  expect(findings.map(({ message }) => message).join('\n')).toMatch(/option 1 in 10 of 10 questions; vary/);
});

test('either-or questions come in pairs of the same difficulty', () => {
  const text = sampleFiles().get(quiz) ?? '';
  const sided = text
    .replace('    lesson: 1\n', '    lesson: 1\n    faith: christian\n    pair: a\n')
    .replace('  - n: 7\n', '  - n: 7\n    faith: islamic\n    pair: a\n');
  const { findings } = checkCurriculum(new Map(sampleFiles()).set(quiz, sided));
  expect(findings.map(({ message }) => message).join('\n')).toMatch(/pair 'a' must be equally hard/);
});

test('a wrong option may show a false sum, for that is the mistake', () => {
  const { findings } = checkCurriculum(plant(quiz, 'wrong: an old shoe', 'wrong: 2 + 2 = 5'));
  expect(findings).toEqual([]);
});
