import { expect, test } from 'vitest';
import type { Lesson } from '#lessons/lesson.ts';
import type { Question } from '#quizzes/questions.ts';
import { reteachOf } from './reteach.ts';

const question = (id: string, misconception?: string): Question => ({
  kind: 'single',
  id,
  prompt: `Question ${id}?`,
  explanation: 'All the current comes back.',
  difficulty: 1,
  lesson: 2,
  options: [
    { text: 'The same', right: true },
    { text: 'Less', right: false, ...(misconception === undefined ? {} : { misconception }) },
  ],
});

const scene = (name: string, narration: string) => ({ name, narration, visual: { kind: 'title' } });

const lesson = {
  type: 'video',
  id: 'u411-l2',
  unitId: 411,
  n: 2,
  title: 'Circuits',
  scenes: [
    scene('Hello', 'Good morning.'),
    scene('A rope goes round', 'The current goes round, and all of it comes back to the cell.'),
  ],
  tryThis: [
    { kind: 'heading', line: [{ text: 'With a rope' }] },
    { kind: 'numbers', items: [[{ text: 'Make a ring.' }], [{ text: 'Pull the rope.' }]] },
  ],
  quickCheck: [question('c1'), question('c2', 'lamp-uses-up')],
  remember: ['The lamp takes energy.'],
} as unknown as Lesson;

const mistake = {
  id: 'lamp-uses-up',
  name: 'The lamp uses up the current',
  help: 'The current goes round. None of it is used up.',
};

test('five minutes: the question, the scene nearest to the mistake, what to say, and another question of the mistake', () => {
  const made = reteachOf({ mistake, question: question('q9', 'lamp-uses-up'), lesson });
  expect(made.ask).toEqual({ prompt: 'Question q9?', choices: ['The same', 'Less'] });
  expect(made.act.title).toBe('A rope goes round');
  expect(made.act.lines).toEqual([
    'The current goes round, and all of it comes back to the cell.',
    'Make a ring.',
    'Pull the rope.',
  ]);
  expect(made.say).toEqual([mistake.help, 'The lamp takes energy.']);
  expect(made.check).toEqual({ prompt: 'Question c2?', choices: ['The same', 'Less'], answer: 'The same' });
});

test('without a lesson it is made of the question and its explanation alone', () => {
  const made = reteachOf({ mistake, question: question('q9', 'lamp-uses-up'), lesson: null });
  expect(made.act).toEqual({ title: mistake.name, lines: ['All the current comes back.'] });
  expect(made.check.prompt).toBe('Question q9?');
});

test('a question of a scene takes its story along; one that needs a picture is not chosen', () => {
  const asks = { ...question('s1', 'lamp-uses-up'), prompt: 'Which lamp shines less for Opio?' };
  const pictured = { ...question('c0', 'lamp-uses-up'), figure: 'two-lamps' };
  const told = {
    ...lesson,
    scenes: [
      ...lesson.scenes,
      {
        name: 'Two lamps',
        narration: 'Opio puts a second lamp into the ring. Stop and think. Which lamp shines less for Opio?',
        visual: { kind: 'question', item: asks },
      },
    ],
    quickCheck: [pictured],
  } as unknown as Lesson;
  const made = reteachOf({ mistake, question: question('q9', 'lamp-uses-up'), lesson: told });
  expect(made.check.prompt).toBe('Opio puts a second lamp into the ring. Which lamp shines less for Opio?');
});

test('questions of a reading need its text and are not chosen; another one of the checkpoint is', () => {
  const reading = { ...lesson, type: 'reading', quickCheck: [question('r1', 'lamp-uses-up')] };
  const home = { type: 'quiz', items: [question('q9', 'lamp-uses-up'), question('q10', 'lamp-uses-up')] };
  const made = reteachOf({
    mistake,
    question: question('q9', 'lamp-uses-up'),
    lesson: reading as unknown as Lesson,
    home: home as unknown as Lesson,
  });
  expect(made.check.prompt).toBe('Question q10?');
});

test('where no lesson is written a worked example is what the class does, and its like is the check', () => {
  const example = {
    title: 'Lamps in a row',
    lines: ['1 lamp: 3 V', '2 lamps: 1.5 V each'],
    next: question('e2'),
  };
  const made = reteachOf({ mistake, question: question('q9', 'lamp-uses-up'), lesson: null, example });
  expect(made.act).toEqual({ title: 'Lamps in a row', lines: ['1 lamp: 3 V', '2 lamps: 1.5 V each'] });
  expect(made.say).toEqual([mistake.help]);
  expect(made.check.prompt).toBe('Question e2?');
});
