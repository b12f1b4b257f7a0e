import type { Visual } from '@afrolearn/learning/lessons/visuals.ts';
import { expect, test } from 'vitest';
import { groundOf } from './ground-of.ts';

const figures = {
  yard: { title: 'A yard', svg: '<svg/>', grounds: ['#d9edf2', '#8fbf7a'] },
  cup: { title: 'A cup', svg: '<svg/>' },
} as const;
const shown = (visual: Visual) =>
  groundOf(visual, figures).style as Record<string, string | undefined> | undefined;

test('the sky and the earth of a picture go on above and below it', () => {
  const diagram: Visual = { kind: 'diagram', figure: 'yard', alt: 'A yard', labels: [] };
  expect(shown(diagram)).toEqual({ '--above': '#d9edf2', '--below': '#8fbf7a' });
  expect(groundOf(diagram, figures)['data-earth'], 'its lower edge fades into the earth').toBe(true);
});

test('words under a picture lie on paper', () => {
  expect(shown({ kind: 'title', figure: 'yard', text: 'Our yard' })?.['--below']).toBeUndefined();
  const told: Visual = { kind: 'picture', figure: 'yard', alt: 'A yard', caption: 'Our yard' };
  expect(shown(told)).toEqual({ '--above': '#d9edf2', '--below': undefined });
  expect(groundOf(told, figures)['data-earth'], 'a picture with words has an edge').toBe(false);
});

test('few words are large, many are not', () => {
  const points = (count: number): Visual => ({
    kind: 'points',
    heading: 'Parts',
    points: Array.from({ length: count }, (_, at) => `the root of a plant number ${at}`),
  });
  expect(shown(points(3))).toEqual({ '--told': 'var(--loud)' });
  expect(shown(points(12))).toBeUndefined();
});

test('what is drawn on paper, and what is no picture, stays on paper', () => {
  expect(shown({ kind: 'picture', figure: 'cup', alt: 'A cup' })?.['--above']).toBeUndefined();
  expect(shown({ kind: 'map', area: 'uganda' } as Visual)).toBeUndefined();
});
