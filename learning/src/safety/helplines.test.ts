import { expect, test } from 'vitest';
import { countries } from '#places/countries.ts';
import { helplineOf, helplines } from '#safety/helplines.ts';

test('Uganda is the default; a country that nobody has checked has no number', () => {
  expect(helplineOf(null)).toEqual({ number: '116', name: 'Sauti 116' });
  expect(helplineOf('Uganda')).toEqual(helplineOf(null));
  expect(helplineOf('Kenya')?.number).toBe('116');
  expect(helplineOf('Chad')).toBeNull();
});

test('every helpline is of a country that people can choose, and its name ends with what to dial', () => {
  const known = new Set<string>(countries.map(({ name }) => name));
  for (const [country, { number, name }] of Object.entries(helplines)) {
    expect([country, known.has(country)]).toEqual([country, true]);
    expect(name.endsWith(number)).toBe(true);
  }
});
