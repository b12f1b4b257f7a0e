import { expect, test } from 'vitest';
import { descriptionProblem } from '#groups/texts.ts';
import { groupNameProblem } from '#people/names.ts';

test.each([
  '',
  'We play with numbers after school.',
  'We meet in class on Friday.',
  'Maps, lakes and people (P7)!',
  'x'.repeat(300),
])('the description %j may be read by children', (text) => {
  expect(descriptionProblem(text)).toBeNull();
});

test.each([
  ['x'.repeat(301), 'text/too-many-letters'],
  ['Call 0772 123 456', 'group-text/contact-data'],
  ['see www.evil.example', 'group-text/contact-data'],
  ['find me on instagram: nankya', 'group-text/contact-data'],
  ['meet me behind the latrines', 'group-text/contact-data'],
  ['nobody likes you', 'group-text/unkind'],
  ['you are all stup1d', 'group-text/unkind'],
  ['plain\u202etxt', 'text/hidden'],
])('the description %j is refused: %s', (text, key) => {
  expect(descriptionProblem(text)?.key).toBe(key);
});

test.each(['Omweso Counters', 'P7 & friends', 'Les étoiles', "Ng'ombe (2026)"])(
  'the name %j is fine',
  (name) => {
    expect(groupNameProblem(name)).toBeNull();
  },
);

test.each([
  ['', 'group-name/missing'],
  ['<b>', 'group-name/letters'],
  ['x'.repeat(61), 'text/too-many-letters'],
])('the name %j is refused: %s', (name, key) => {
  expect(groupNameProblem(name)?.key).toBe(key);
});
