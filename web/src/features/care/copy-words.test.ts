import { eventTypes } from '@afrolearn/learning/events/events.ts';
import { consentStates } from '@afrolearn/learning/people/consent.ts';
import { expect, test } from 'vitest';
import { care } from '#messages/care/en.ts';
import { rowWords, type Said, valueWords } from './copy-words.ts';

const said: Said = {
  language: 'en',
  yes: 'yes',
  no: 'no',
  kinds: { 'item.opened': 'ilifunguliwa', school: 'na shule' },
  titles: { 'u400-l1': 'Sets of things', '400': 'Sets' },
  names: { '9': 'Okot Paul' },
};

test.each([
  ['item_id', 'u400-l1', 'Sets of things'],
  ['ref', 'unit:400', 'Sets'],
  ['unit_id', 400, 'Sets'],
  ['unit_id', 401, '401'],
  ['viewer_id', 9, 'Okot Paul'],
  ['viewer_id', 10, '10'],
  ['type', 'item.opened', 'ilifunguliwa'],
  ['type', 'item.closed', 'item closed'],
  ['state', 'school', 'na shule'],
  // A child's own text is not translated.
  ['text', 'school', 'school'],
  ['payload', { item: 'u400-l1', question: 'u400-l1-c2', answer: 'a goat' }, 'Sets of things, a goat'],
  ['correct', false, 'no'],
  ['day', '2026-11-02', '2 November 2026'],
  ['text', '', ''],
  ['text', null, ''],
])('%s %j is read as %j', (column, value, words) => {
  expect(valueWords(column, value, said)).toBe(words);
});

test('what is empty leaves no gap', () => {
  expect(rowWords({ a: 'one', b: null, c: true }, ['a', 'b', 'c'], said)).toBe('one · yes');
});

test('every kind of event and every state of consent has words, so none is read as a computer writes it', () => {
  const missing = [...eventTypes, ...consentStates].filter((kind) => !(`kind.${kind}` in care.texts));
  expect(missing).toEqual([]);
});
