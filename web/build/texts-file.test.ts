import { expect, test } from 'vitest';
import { textsFile } from './texts-file.ts';

const of = (feature: string) => textsFile(`/project/web/src/messages/${feature}/sw.ts`);

test('texts of every study tool, also a new one, are in the file of the frame of tools', () => {
  expect(of('tools-coin-flip')).toBe(of('tools'));
  expect(of('tools-jokes-riddles')).toBe('sw-study');
});

test('texts without a row are in a further file', () => {
  expect(of('toolshed')).toBe('sw-further');
});
