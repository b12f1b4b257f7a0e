import { expect, test } from 'vitest';
import { wrapWords } from '#lessons/wrap.ts';

test('words fill lines up to the most letters, and no word is cut or lost', () => {
  expect(wrapWords('like sweet potatoes', 12)).toEqual(['like sweet', 'potatoes']);
  expect(wrapWords('like sweet potatoes', 19)).toEqual(['like sweet potatoes']);
  expect(wrapWords('evaporation', 4)).toEqual(['evaporation']);
});
