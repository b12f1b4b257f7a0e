import { expect, test } from 'vitest';
import { countryNames } from '#places/countries.ts';
import { zoneOfCountry } from '#places/zones.ts';
import { defaultZone, isZone } from '#streaks/days.ts';

test('every country has a zone that exists, and what is no country is in Kampala’s', () => {
  for (const name of countryNames) expect(isZone(zoneOfCountry(name)), name).toBe(true);
  expect(zoneOfCountry('Egypt')).toBe('Africa/Cairo');
  expect(zoneOfCountry(null)).toBe(defaultZone);
  expect(zoneOfCountry('Atlantis')).toBe(defaultZone);
});
