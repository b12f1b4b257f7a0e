import { expect, test } from 'vitest';
import { furtherTools, hubTools, toolOf, toolSlugs } from '#tools/slugs.ts';

test('the hub has 20 tools (spec 1 §2.8) and 9 more have pages (spec 2 §2)', () => {
  expect([hubTools.length, furtherTools.length, new Set(toolSlugs).size]).toEqual([20, 9, 29]);
});

test('the word of the day has two addresses and is one tool', () => {
  expect(toolOf('word-of-day')).toBe('word-of-the-day');
  expect(toolOf('word-of-the-day')).toBe('word-of-the-day');
});

test.each(['', 'constructor', '__proto__', 'spelling-bee ', 'Spelling-Bee'])('%j is no tool', (slug) => {
  expect(toolOf(slug)).toBeNull();
});
