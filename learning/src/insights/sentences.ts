import { type Say, sayIn } from '#languages/sentence.ts';

/** Everything that insights and goals say. The count of right answers chooses the form. */
export const insightSentences = {
  'unit-percent': 'You have {percent} percent of this unit.',
  'answers-right': {
    one: '{count} of your last {answers} answers was right.',
    other: '{count} of your last {answers} answers were right.',
  },
  'answers-again': {
    one: '{count} of your last {answers} answers was right. Look at its lessons again.',
    other: '{count} of your last {answers} answers were right. Look at its lessons again.',
  },
  claim: 'Claim your reward for ‘{title}’.',
  due: {
    one: '{count} question is ready to be practised again.',
    other: '{count} questions are ready to be practised again.',
  },
  'try-again': 'Try ‘{title}’ again. Your best is {percent} percent so far.',
  'go-on': 'Go on with ‘{title}’. You have {percent} percent of it.',
  'first-lesson': 'Open a first lesson and see how it goes.',
  'next-unit': 'Choose your next unit.',
  'goal-default': 'Complete 5 lessons',
  'goal-lessons': 'Complete {lessons} lessons this week',
  'goal-today': { one: 'Complete {count} lesson today', other: 'Complete {count} lessons today' },
  'goal-days': 'Learn on {days} days this week',
} as const;

export type SayInsight = Say<typeof insightSentences>;

export const inEnglish: SayInsight = sayIn('en', insightSentences);
