import { expect, test } from 'vitest';
import { toolSigns } from './signs.ts';

/**
 * The numbers after each letter of a path. The two flags of an arc are one digit each and need no space between them.
 */
const arcsOf = (path: string) => [...path.matchAll(/a([^a-z]*)/giu)].map(([, numbers = '']) => numbers);
const number = String.raw`(?:[\s,]*-?(?:\d+\.?\d*|\.\d+))`;
const arc = new RegExp(`^(?:${number}{3}[\\s,]*[01][\\s,]*[01]${number}{2})+$`, 'u');

test('every arc of a sign is whole: a browser draws nothing after one that is not', () => {
  const broken = Object.entries(toolSigns).flatMap(([tool, path]) =>
    arcsOf(path)
      .filter((numbers) => !arc.test(numbers))
      .map((numbers) => `${tool}: a${numbers}`),
  );
  expect(broken).toEqual([]);
});
