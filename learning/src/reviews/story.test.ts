import { expect, test } from 'vitest';
import { storyOf } from '#reviews/story.ts';

const scenes = [
  { said: 'Awor comes to a new school.', asks: null },
  { said: 'How does she feel?', asks: 'q1' },
  { said: 'Nobody speaks to her.', asks: null },
  { said: 'A pilot hears on the radio: fly south.', asks: 'q2' },
];
const asked = (id: string, prompt: string, told = { scenes, text: [] as never[] }) =>
  storyOf({ id, prompt }, told);

test('a question of a scene brings the words of its scene along', () => {
  expect(asked('q2', 'Where is the pilot sent to?')).toEqual(['A pilot hears on the radio: fly south.']);
});

test.each([
  ['Think of the bars.', 'Which bar is the longest?', []],
  ['Now you choose.', 'Which verb fits?', []],
  ['Look at Opio. How does he feel?', 'How does Opio feel?', []],
  ['Leaders serve all people.', 'Which picture shows work of the council?', []],
  ['Opio says that only he has a gift.', 'What would Paul say?', ['Opio says that only he has a gift.']],
  ['Masika loves football.', 'Masika loves football. What is her sport?', []],
  [
    'The water below the dam is still water. What did it give?',
    'What is taken from the water?',
    ['The water below the dam is still water.'],
  ],
  [
    'Wasswa finds a note of sh. 5,000. "It is mine," he says. Think first.',
    'What should he do?',
    ['Wasswa finds a note of sh. 5,000. "It is mine," he says.'],
  ],
])('of ‘%s’ the question ‘%s’ brings along what it speaks of, and no task', (said, prompt, story) => {
  expect(asked('q', prompt, { scenes: [{ said, asks: 'q' }], text: [] })).toEqual(story);
});

test('a question about the story brings what was told before it, without the other questions', () => {
  expect(asked('q2', 'Put the story in order.')).toEqual([
    'Awor comes to a new school.',
    'Nobody speaks to her.',
    'A pilot hears on the radio: fly south.',
  ]);
  expect(asked('c1', 'What does the story teach us?')).toEqual([
    'Awor comes to a new school.',
    'Nobody speaks to her.',
  ]);
});

test('a question of a reading brings its text; one that stands by itself brings nothing', () => {
  const text = [{ kind: 'paragraph', line: [{ text: 'Our garden ' }, { text: 'is dry.' }] }] as const;
  expect(storyOf({ id: 'c1', prompt: 'What is dry?' }, { scenes: [], text })).toEqual(['Our garden is dry.']);
  expect(asked('c1', 'What is 3 + 4?')).toEqual([]);
  expect(storyOf({ id: 'c1', prompt: 'What is 3 + 4?' }, { scenes: [], text: [] })).toEqual([]);
});
