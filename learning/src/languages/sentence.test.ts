import { expect, expectTypeOf, test } from 'vitest';
import { sayIn } from '#languages/sentence.ts';

const table = {
  plain: 'Open a first lesson.',
  named: 'Go on with ‘{title}’. You have {percent} percent.',
  counted: { one: '{count} question is ready.', other: '{count} questions are ready.' },
} as const;

test('holes are filled, and a count chooses its form by the rules of the language', () => {
  const say = sayIn('en', table);
  expect(say('plain')).toBe('Open a first lesson.');
  expect(say('named', { title: 'Sets', percent: 0 })).toBe('Go on with ‘Sets’. You have 0 percent.');
  expect([0, 1, 2].map((count) => say('counted', { count }))).toEqual([
    '0 questions are ready.',
    '1 question is ready.',
    '2 questions are ready.',
  ]);
  const french = sayIn('fr', table, {
    ...table,
    counted: { one: '{count} question est prête.', other: '{count} questions sont prêtes.' },
  });
  expect([0, 1, 2].map((count) => french('counted', { count }))).toEqual([
    '0 question est prête.',
    '1 question est prête.',
    '2 questions sont prêtes.',
  ]);
});

test('a value is put in as it is: a title with a hole or a dollar in it fills nothing', () => {
  const say = sayIn('en', table);
  expect(say('named', { title: '$& {percent} $1', percent: 5 })).toBe(
    'Go on with ‘$& {percent} $1’. You have 5 percent.',
  );
});

test('a key or a form that a language lacks is said from English or as `other`, never as a key', () => {
  const luganda = sayIn('lg', table, { ...table, counted: { other: 'ebibuuzo {count}' } });
  expect(luganda('counted', { count: 1 })).toBe('ebibuuzo 1');
  const { named: _, ...partly } = table;
  expect(sayIn('sw', table, partly as typeof table)('named', { title: 'Sets', percent: 5 })).toBe(
    'Go on with ‘Sets’. You have 5 percent.',
  );
});

test('French sets its marks apart by a space that does not break; a value stays as it is', () => {
  const french = sayIn('fr', table, { ...table, named: 'Lis « {title} » : {percent} %. Oui ?' });
  expect(french('named', { title: 'Qui ?', percent: 5 })).toBe(
    'Lis «\u00a0Qui ?\u00a0»\u00a0: 5 %. Oui\u00a0?',
  );
  expect(sayIn('sw', table, { ...table, plain: 'Je ?' })('plain')).toBe('Je ?');
});

test('a missing value or an unknown key does not compile', () => {
  const say = sayIn('en', table);
  expectTypeOf(say<'named'>).parameters.toEqualTypeOf<
    ['named', Readonly<Record<'title' | 'percent', string | number>>]
  >();
  expectTypeOf(say<'plain'>).parameters.toEqualTypeOf<['plain']>();
});
