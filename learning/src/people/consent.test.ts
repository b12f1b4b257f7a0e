import { expect, test } from 'vitest';
import { consentStates, hasConsent, mayBeShown, withoutPaper, withPaper } from './consent.ts';

test('consent is there when the school holds the paper or a guardian said yes (permissions, Consent)', () => {
  expect(consentStates.map((state) => [state, hasConsent(state)])).toEqual([
    ['none', false],
    ['pending', false],
    ['school', true],
    ['guardian', true],
    ['withdrawn', false],
  ]);
});

test('a learner is shown to others only with consent; adults do not need any', () => {
  for (const consent of consentStates) {
    expect(mayBeShown({ role: 'learner', consent })).toBe(hasConsent(consent));
    expect(mayBeShown({ role: 'teacher', consent })).toBe(true);
    expect(mayBeShown({ role: 'parent', consent })).toBe(true);
  }
});

test('a paper opens what waits and overrules no guardian: withdrawn beats school', () => {
  expect(consentStates.map(withPaper)).toEqual(['school', 'school', 'school', 'guardian', 'withdrawn']);
  expect(consentStates.map(withoutPaper)).toEqual(['none', 'pending', 'pending', 'guardian', 'withdrawn']);
});
