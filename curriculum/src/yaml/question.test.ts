import { gradeQuestion, rightAnswer } from '@afrolearn/learning/quizzes/grade-question.ts';
import { expect, test } from 'vitest';
import { type Finding, tellInto } from '#findings.ts';
import { parseYaml } from '#yaml/parse.ts';
import { questionFrom, questionSchema } from '#yaml/question.ts';

const read = (text: string, file = 'primary-5/science/01-hens/quiz-1.yaml') => {
  const findings: Finding[] = [];
  const written = parseYaml(
    { file: 'x', text: `question: Ask?\nexplain: So it is.\n${text}` },
    questionSchema,
    tellInto(findings),
  );
  expect(findings).toEqual([]);
  if (!written.value) throw new Error('not read');
  return questionFrom(written.value, { id: 'u1-q1-1', lesson: 1, difficulty: 2, file });
};

test.each([
  ['options:\n  - right: a\n  - wrong: b\n    mistake: m', 'single', 1],
  ['kind: several\noptions:\n  - right: a\n  - wrong: b\n    mistake: m\n  - right: c', 'several', [0, 1]],
  ['kind: number\nanswer: 2,500\nunit: UGX\nmistakes:\n  - 250: m', 'number', '250'],
  ['kind: text\naccept: [heat]\nmistakes:\n  - temperature: m', 'text', 'Temperature'],
  ['kind: fraction\nanswer: 3/4\nlowest: yes\nmistakes:\n  - 2/5: m', 'fraction', '4/10'],
  ['kind: time\nanswer: 10:00 a.m.\nmistakes:\n  - "4:00": m', 'time', '4.00'],
  ['kind: order\nsteps: [a, b, c]\nmistake: m', 'order', [1, 0, 2]],
  ['kind: match\npairs:\n  - hen: chick\n  - cow: calf\n  - goat: kid\nmistake: m', 'match', [1, 0, 2]],
  ['kind: gap\ntext: Roots take in {water|rain}.\nmistakes:\n  - food: m', 'gap', ['food']],
  [
    'kind: structured\nparts:\n  - ask: Name it.\n    accept: [root]\n    mistakes:\n      - stem: m\n  - ask: How long?\n    number: 4\n    unit: cm\n    marks: 2\n  - ask: Which part?\n    fraction: 1/2\n    lowest: yes\n  - ask: When?\n    time: 7:30 a.m.\n    clock: 12\n  - ask: Why?\n    guide: [It drinks.]',
    'structured',
    ['stem', '4', '1/2', '7:30 am', ''],
  ],
  [
    'kind: working\nlines:\n  - Area = l × w\n  - line: "Area = {6} × {4}"\n    marks: 2\n  - "Area = {24} cm²"\nmistakes:\n  - "20": m',
    'working',
    ['6', '4', '20'],
  ],
] as const)('%s is graded as it was meant', (text, kind, slip) => {
  const question = read(text);
  expect(question.kind).toBe(kind);
  expect(gradeQuestion(question, rightAnswer(question))).toEqual({ correct: true, score: 1 });
  expect(gradeQuestion(question, slip)).toMatchObject({ correct: false, misconception: 'm' });
});

test('a question shows what it speaks of, drawn from data', () => {
  const options = 'options:\n  - right: a\n  - wrong: b\n    mistake: m\n';
  expect(read(`${options}show:\n  counters:\n    groups: [3, 4]`).show).toEqual({
    kind: 'counters',
    thing: 'bottle-top',
    groups: [{ count: 3 }, { count: 4 }],
  });
  expect(
    read(
      `${options}show:\n  diagram:\n    figure: hen\n    labels:\n      - text: A\n        at: [1, 2]\n        to: [3, 4]`,
    ).show,
  ).toMatchObject({ kind: 'diagram', alt: '' });
});

test.each([
  [
    'show:\n  counters:\n    groups: [3]\n  clock:\n    clocks:\n      - time: 07:30',
    7,
    /must name one kind of visual/,
  ],
  ['show:\n  countrs:\n    groups: [3]', 8, /'countrs' is not known here/],
  ['show:\n  counters:\n    groups: [x]', 8, /must be a number/],
])('a slip in what a question shows is told with its line', (text, line, says) => {
  const findings: Finding[] = [];
  const written = `question: Ask?\nexplain: So.\noptions:\n  - right: a\n  - wrong: b\n${text}`;
  parseYaml({ file: 'x', text: written }, questionSchema, tellInto(findings));
  expect(findings[0]?.message).toMatch(says);
  expect(findings[0]?.line).toBe(line);
});

test('gaps keep the text around them and all their right forms', () => {
  expect(
    read('kind: gap\ntext: Roots take in {water|rain} from {soil}.\nchoices: [water, soil, air]'),
  ).toMatchObject({
    text: ['Roots take in ', ' from ', '.'],
    gaps: [{ accepted: ['water', 'rain'] }, { accepted: ['soil'] }],
    choices: ['water', 'soil', 'air'],
  });
});

test('what belongs to every kind is kept', () => {
  const question = read(
    'difficulty: 4\nlesson: 3\nhint: Look.\nple: SST A\nfigure: dam\nfaith: islamic\npair: a\nkind: order\nsteps: [a, b, c]',
  );
  expect(question).toMatchObject({
    id: 'u1-q1-1',
    difficulty: 4,
    lesson: 3,
    hint: 'Look.',
    pleStyle: 'SST A',
    figure: 'dam',
    faith: 'islamic',
    pair: 'a',
  });
});

test('a question names the computed exercise that asks the same', () => {
  const question = read('kind: number\nanswer: 64\nlike: number-of-subsets 1');
  expect(question.like).toEqual({ generator: 'number-of-subsets', level: 1 });
});

test('an English answer of one word is spelt right; other subjects and explicit words of the item may differ', () => {
  const safely = 'kind: text\naccept: [safely]';
  const english = 'primary-5/english/01-x/quiz-1.yaml';
  const gap = 'kind: gap\ntext: Stand {safely} there.';
  const isRight = (text: string, file?: string) =>
    gradeQuestion(read(text, file), text.startsWith('kind: gap') ? ['safelly'] : 'safelly').correct;
  expect([safely, gap].map((text) => isRight(text, english))).toEqual([false, false]);
  expect([safely, gap].map((text) => isRight(text))).toEqual([true, true]);
  expect(isRight(`${safely}\nspelling: no`, english)).toBe(true);
});

test('a full sentence around the answer is right, in English too; a capital counts where the item says so', () => {
  const heat = 'kind: text\naccept: [heat]';
  expect(gradeQuestion(read(heat), 'It is heat.').correct).toBe(true);
  const english = read(heat, 'primary-5/english/01-x/quiz-1.yaml');
  expect(gradeQuestion(english, 'It is heat.').correct).toBe(true);
  expect(gradeQuestion(english, 'It are heat.').correct).toBe(false);
  const month = 'kind: text\naccept: [August]\ncapital: yes';
  expect(['August.', 'august', 'Augast'].map((typed) => gradeQuestion(read(month), typed).correct)).toEqual([
    true,
    false,
    false,
  ]);
});
