import { defineMessages } from '#lib/messages.ts';

/** The fields of answers that are typed in parts: fractions and times. */
export const texts = {
  wholeNumber: 'Whole number, if there is one',
  topNumber: 'Top number',
  bottomNumber: 'Bottom number',
  asFraction: 'Write one number on top and one number below.',
  hour: 'Hour',
  minutes: 'Minutes',
  halfOfDay: 'a.m. or p.m.',
  asTime: 'Write the hour and two numbers for the minutes.',
} as const;

export const questions = defineMessages(texts, {
  sw: () => import('./sw.ts'),
  fr: () => import('./fr.ts'),
  lg: () => import('./lg.ts'),
});
