import { expect, test } from 'vitest';
import type { Scene } from '#lessons/lesson.ts';
import type { SingleQuestion } from '#quizzes/questions.ts';
import { teachingScene } from './teaching-scene.ts';

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
const told = (narration: string): Scene => ({
  name: 'x',
  narration,
  visual: { kind: 'title', text: 'x' },
});

test('the scene that shares the rarest words with the question teaches it, wrong options count for nothing', () => {
  const scenes = [
    told('A lamp needs current from cells in a battery.'),
    told('A lamp shines in the market.'),
    told('Open switches leave a gap, and the current stops at the lamp.'),
  ];
  expect(teachingScene(scenes, question)).toBe(2);
});

test('a scene that only asks teaches nothing', () => {
  const asks: Scene = {
    name: 'q',
    narration: 'The open switch leaves a gap.',
    visual: { kind: 'question', item: question },
  };
  expect(teachingScene([told('Welcome.'), asks, told('The current is weak.')], question)).toBe(2);
});

test('neither does a scene that gives a task', () => {
  const task: Scene = {
    name: 't',
    narration: 'Open the switch and look at the gap. What does the current do at the lamp?',
    visual: {
      kind: 'touch',
      task: 'Open the switch.',
      help: 'Look at the gap.',
      explain: 'The lamp is dark.',
      touch: { on: 'circuit', switches: 1, joined: 'series', goal: 'dark' },
    },
  };
  expect(teachingScene([told('Welcome.'), told('The current is weak.'), task], question)).toBe(1);
});

test('where nothing is shared it is the start of the lesson', () => {
  expect(teachingScene([told('Good morning.'), told('Goodbye.')], question)).toBe(0);
  expect(teachingScene([], question)).toBe(0);
});
