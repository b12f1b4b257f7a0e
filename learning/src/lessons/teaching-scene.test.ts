import { expect, test } from 'vitest';
import type { Scene } from '#lessons/lesson.ts';
import type { SingleQuestion } from '#quizzes/questions.ts';
import { teachingScenes } from './teaching-scene.ts';

const question: SingleQuestion = {
  id: 'u1-q1-1',
  kind: 'single',
  prompt: 'The switch is open. What happens to the lamp?',
  explanation: 'Current cannot cross a gap.',
  difficulty: 1,
  lesson: 1,
  options: [
    { text: 'It goes out.', right: true },
    { text: 'It is a battery of cells.', right: false },
  ],
};
const told = (narration: string, points: readonly string[] = ['x']): Scene => ({
  name: 'x',
  narration,
  visual: { kind: 'points', points },
});
const saidFor = (scenes: readonly Scene[], asked: SingleQuestion = question, objectives: string[] = []) =>
  teachingScenes({ scenes, objectives }, asked).map(({ narration }) => narration);
const gap = 'Open switches leave a gap, and the current stops at the lamp.';

test('the scene that shares the rarest words with the question teaches it, wrong options count for nothing', () => {
  const scenes = [
    told('A lamp needs current from cells in a battery.'),
    told('A lamp shines in the market.'),
    told(gap),
  ];
  expect(saidFor(scenes)).toEqual([gap]);
});

test('what a scene shows counts, and so does the objective that the question tests', () => {
  const braces: SingleQuestion = {
    ...question,
    prompt: 'C = {red, blue}. How many members does C have?',
    explanation: 'There are two colours between the braces.',
    options: [{ text: '2', right: true }],
  };
  const scenes = [
    told('We list them one by one.', ['S = {a, b}', 'Count the members.', 'n(S) = 2']),
    told('Each child answers, for all are members of her class.'),
  ];
  expect(saidFor(scenes, braces)).toEqual([scenes[0]?.narration]);
  const aimed = { ...question, prompt: 'Which is it?', explanation: 'Look again.', objective: 2 };
  const [first, second] = ['We draw a ring.', 'We join two sets.'];
  expect(
    saidFor([told(first), told(second)], aimed, ['Draw.', 'Join sets and count their members.']),
  ).toEqual([second]);
});

test('scenes that ask, give a task or only open the lesson teach nothing', () => {
  const asks: Scene = { name: 'q', narration: gap, visual: { kind: 'question', item: question } };
  const opens: Scene = { name: 't', narration: gap, visual: { kind: 'title', text: gap } };
  const task: Scene = {
    name: 't',
    narration: gap,
    visual: {
      kind: 'touch',
      task: 'Open the switch.',
      help: 'Look at the gap.',
      explain: 'The lamp is dark.',
      touch: { on: 'circuit', switches: 1, joined: 'series', goal: 'dark' },
    },
  };
  const teaches = 'A gap stops the current.';
  expect(saidFor([opens, told('Welcome.'), asks, told(teaches), task])).toEqual([teaches]);
  expect(saidFor([opens, asks])).toEqual([gap, gap]);
});

test('where several come near, all of them are shown; where none does, all that teach', () => {
  const other = 'The open switch leaves a gap: no current, no lamp.';
  expect(saidFor([told('Welcome.'), told(gap), told(other)])).toEqual([gap, other]);
  expect(saidFor([told('Good morning.'), told('Goodbye.')])).toEqual(['Good morning.', 'Goodbye.']);
  expect(saidFor([])).toEqual([]);
});
