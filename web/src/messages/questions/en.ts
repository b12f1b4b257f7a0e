import { defineMessages } from '#lib/messages.ts';

/** The fields of answers that are typed in parts: fractions, times, and questions in parts. */
export const texts = {
  numberKeys: 'Number keys',
  wipe: 'Wipe out the last number',
  wholeNumber: 'Whole number, if there is one',
  topNumber: 'Top number',
  bottomNumber: 'Bottom number',
  asFraction: 'Write one number on top and one number below.',
  hour: 'Hour',
  minutes: 'Minutes',
  halfOfDay: 'a.m. or p.m.',
  asTime: 'Write the hour and two numbers for the minutes.',
  marks: { one: '{count} mark', other: '{count} marks' },
  earned: '{earned} of {all} marks',
  lineGap: 'Line {line}, gap {n}',
  ownWords: 'Write in your own words.',
  compare: 'Compare your words with these points. Tick what you wrote.',
  ownMarks: 'You ticked {count} of {all}. This is your own marking and does not count.',
} as const;

export const questions = defineMessages(texts, {
  sw: () => import('./sw.ts'),
  fr: () => import('./fr.ts'),
  lg: () => import('./lg.ts'),
});
