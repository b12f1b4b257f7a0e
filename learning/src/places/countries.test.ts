import { expect, test } from 'vitest';
import { countries, countryNames } from './countries.ts';
import { footerCountries } from './footer-countries.ts';

test('the 55 members of the African Union are there, each once', () => {
  expect(countries).toHaveLength(55);
  expect(new Set(countries.map(({ code }) => code)).size).toBe(55);
  expect(new Set(countryNames).size).toBe(55);
});

test('codes are two capital letters, and names are clean text', () => {
  for (const { code, name } of countries) {
    expect(code).toMatch(/^[A-Z]{2}$/);
    expect(name).toBe(name.trim().normalize('NFC'));
    expect(name).toMatch(/^[\p{L} ’-]+$/u);
  }
});

test('each code stands for the country of that name', () => {
  // Our names where they differ from the standard.
  const ours: Record<string, string> = {
    CD: 'DR Congo',
    CG: 'Congo',
    CV: 'Cabo Verde',
    EH: 'Sahrawi Republic',
    ST: 'São Tomé and Príncipe',
  };
  const standard = new Intl.DisplayNames('en', { type: 'region' });
  for (const { code, name } of countries) expect(name).toBe(ours[code] ?? standard.of(code));
});

test('the footer offers Uganda first, then the documented four (spec 1 §2.1)', () => {
  expect(footerCountries).toEqual(['Uganda', 'Kenya', 'Nigeria', 'South Africa', 'Ghana']);
  for (const name of footerCountries) expect(countryNames).toContain(name);
});
