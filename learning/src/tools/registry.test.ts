import { expect, test } from 'vitest';
import { openToolOf, openTools } from '#tools/registry.ts';
import { toolSlugs } from '#tools/slugs.ts';

test('every open tool is one of the documented ones', () => {
  expect(openTools.filter((tool) => !toolSlugs.includes(tool))).toEqual([]);
  expect(openToolOf('jokes-riddles')).toBe('jokes-riddles');
});

test.each(['quest-quiz', 'invented', 'constructor', ''])('%j opens nothing', (slug) => {
  expect(openToolOf(slug)).toBeNull();
});
