import { expect, test } from 'vitest';
import { ageBandOf, ageBands, isUnder13, isYoung } from './age.ts';

const bandBornIn = (birthYear: number) => ageBandOf({ birthYear, gradeId: null }, 2026);

test('the year of birth gives the band, by the younger of the two possible ages', () => {
  // Born in 2018, in the year 2026: seven or eight, so still young.
  expect([2021, 2020, 2018, 2017, 2015, 2014, 2012, 2005].map(bandBornIn)).toEqual([
    '5-7',
    '5-7',
    '5-7',
    '8-10',
    '8-10',
    '11-14',
    '11-14',
    '11-14',
  ]);
});

test('without a year the class gives the band: Primary 1 begins at six', () => {
  const bands = [1, 2, 3, 4, 5, 6, 7].map((gradeId) => ageBandOf({ birthYear: null, gradeId }, 2026));
  expect(bands).toEqual(['5-7', '5-7', '8-10', '8-10', '8-10', '11-14', '11-14']);
  expect(new Set(bands)).toEqual(new Set(ageBands));
});

test('the year of birth beats the class: a late starter of 12 in Primary 2 is no young child', () => {
  expect(ageBandOf({ birthYear: 2013, gradeId: 2 }, 2026)).toBe('11-14');
});

test('an unknown age is in no band and counts as under 13 (permissions G2)', () => {
  expect(ageBandOf({ birthYear: null, gradeId: null }, 2026)).toBeNull();
  expect(isUnder13({ birthYear: null }, 2026)).toBe(true);
});

test('13 is who has certainly turned 13', () => {
  expect(isUnder13({ birthYear: 2013 }, 2026)).toBe(true);
  expect(isUnder13({ birthYear: 2012 }, 2026)).toBe(false);
});

test('small are those of the band 5-7; where only the class is known, Primary 1 to 3; and who has neither', () => {
  const born = [2019, 2018, 2017, 2015].map((birthYear) => isYoung({ birthYear, gradeId: null }, 2026));
  expect(born).toEqual([true, true, false, false]);
  const classes = [1, 2, 3, 4, 7].map((gradeId) => isYoung({ birthYear: null, gradeId }, 2026));
  expect(classes).toEqual([true, true, true, false, false]);
  expect(isYoung({ birthYear: null, gradeId: null }, 2026)).toBe(true);
  expect(isYoung({ birthYear: 2013, gradeId: 2 }, 2026)).toBe(false);
});
