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
