import { expect, test } from 'vitest';
import { fullestLanguage } from '#own-lessons/narration.ts';
import { type OwnScene, parsePhotoName, photoName, sceneLacks, shownScenes } from '#own-lessons/scenes.ts';

const scene: OwnScene = {
  id: 's1',
  name: 'A mango',
  narration: 'It is ripe.',
  figure: 'mango',
  labels: [],
  question: null,
};
const kindOf = (more: Partial<OwnScene>) => shownScenes('t1', [{ ...scene, ...more }])[0]?.visual.kind;

test('a scene shows its question, else its labelled picture, its picture, or its name', () => {
  const question = { prompt: 'Ripe?', options: ['yes', 'no'], answer: 'yes' };
  expect(kindOf({})).toBe('picture');
  expect(kindOf({ labels: [{ text: 'stem', x: 50, y: 10 }] })).toBe('diagram');
  expect(kindOf({ figure: null })).toBe('title');
  expect(kindOf({ question })).toBe('question');
});

test('labels stay on the stage wherever they point', () => {
  for (const [x, y] of [
    [0, 0],
    [100, 100],
    [50, 50],
    [0, 100],
  ] as const) {
    const [shown] = shownScenes('t1', [{ ...scene, labels: [{ text: 'here', x, y }] }]);
    const [label] = shown?.visual.kind === 'diagram' ? shown.visual.labels : [];
    expect(label?.at[0]).toBeGreaterThanOrEqual(80);
    expect(label?.at[0]).toBeLessThanOrEqual(560);
    expect(label?.at[1]).toBeGreaterThan(0);
    expect(label?.at[1]).toBeLessThan(360);
  }
});

test('a scene without name or words is not ready; one that asks needs no words', () => {
  expect(sceneLacks(scene)).toBeNull();
  expect(sceneLacks({ ...scene, name: '' })).toBe('scene/name');
  expect(sceneLacks({ ...scene, narration: '' })).toBe('scene/words');
  const question = { prompt: 'Ripe?', options: ['yes', 'no'], answer: 'yes' };
  expect(sceneLacks({ ...scene, narration: '', question })).toBeNull();
});

test('pictures have names that are read back', () => {
  expect(parsePhotoName(photoName(3))).toBe(3);
  expect(parsePhotoName('mango')).toBeUndefined();
});

test('the language that tells most is heard, unless another is wanted', () => {
  const voices = [
    { language: 'lg', scene: 0 },
    { language: 'lg', scene: 1 },
    { language: 'en', scene: 0 },
  ];
  expect(fullestLanguage(voices)).toBe('lg');
  expect(fullestLanguage(voices, 'en')).toBe('en');
  expect(fullestLanguage(voices, 'fr')).toBe('lg');
  expect(fullestLanguage([])).toBeNull();
});
