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
  expect(made.check).toEqual({ prompt: 'Question c2?', answer: 'The same' });
});

test('without a lesson it is made of the question and its explanation alone', () => {
  const made = reteachOf({ mistake, question: question('q9', 'lamp-uses-up'), lesson: null });
  expect(made.act).toEqual({ title: mistake.name, lines: ['All the current comes back.'] });
  expect(made.check.prompt).toBe('Question q9?');
});
