import { expect, test } from 'vitest';
import { pupilsPerCopy } from '#assistant/sharing.ts';

const card = { title: 'Electricity', lines: ['Name: ____'] };
const page = { title: 'A page', about: [], blocks: [], madeFrom: [] };

test('a sheet of four tickets is for four pupils, one for practical work for a group, all others for one', () => {
  const tickets = { ...page, blocks: [{ kind: 'cards' as const, cards: [card, card, card, card] }] };
  expect(pupilsPerCopy('exit-ticket', tickets)).toBe(4);
  expect(pupilsPerCopy('practical-work', page)).toBe(6);
  expect(pupilsPerCopy('test-paper', page)).toBe(1);
});
