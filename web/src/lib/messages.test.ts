import { expect, expectTypeOf, test } from 'vitest';
import { defineMessages, type Texts, translator } from './messages.ts';

const words = defineMessages('words', {
  plain: 'Log out',
  hi: 'Hi {name}',
  step: 'Step {now} of {all}',
  seeds: { one: '{count} seed', other: '{count} seeds' },
});

const pack = (texts: object) => ({ words: texts as Texts });

test('a text without a pack is the English one, with its values in place', () => {
  const say = translator(words, 'en', null);
  expect(say('plain')).toBe('Log out');
  expect(say('hi', { name: 'Akello' })).toBe('Hi Akello');
  expect(say('step', { now: 2, all: 3 })).toBe('Step 2 of 3');
});

test('the plural form is chosen by the count and the language', () => {
  const say = translator(words, 'en', null);
  expect([0, 1, 2].map((count) => say('seeds', { count }))).toEqual(['0 seeds', '1 seed', '2 seeds']);
  // French counts nought as one.
  const dire = translator(words, 'fr', pack({ seeds: { one: '{count} graine', other: '{count} graines' } }));
  expect([0, 1, 2].map((count) => dire('seeds', { count }))).toEqual(['0 graine', '1 graine', '2 graines']);
  // A form that the language has and the pack has not falls back to `other`.
  const gamba = translator(words, 'lg', pack({ seeds: { other: 'ensigo {count}' } }));
  expect(gamba('seeds', { count: 1 })).toBe('ensigo 1');
});

test('a key that a pack lacks is said in English, never as a key', () => {
  const say = translator(words, 'sw', pack({ plain: 'Toka' }));
  expect(say('plain')).toBe('Toka');
  expect(say('hi', { name: 'Akello' })).toBe('Hi Akello');
});

test('a value is put in as it is: no markup, no second substitution', () => {
  const say = translator(words, 'en', null);
  expect(say('hi', { name: '<b>{name}</b> $& $1' })).toBe('Hi <b>{name}</b> $& $1');
});

test('a missing value or an unknown key does not compile', () => {
  const say = translator(words, 'en', null);
  expectTypeOf(say<'hi'>).parameters.toEqualTypeOf<['hi', Record<'name', string | number>]>();
  expectTypeOf(say<'plain'>).parameters.toEqualTypeOf<['plain']>();
});
