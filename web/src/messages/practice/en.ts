import { defineMessages } from '#lib/messages.ts';

/** Practice: the list of it, and one exercise after the other. */
export const texts = {
  practice: 'Practice',
  practiseTitle: 'Practise: {title}',
  lead: 'Exercises without end, with the steps to each answer. They grow harder as you get better. Choose your class and then what you want to practise.',
  sets: 'Sets and chance',
  numbers: 'Numbers',
  operations: 'Add, subtract, multiply, divide',
  fractions: 'Fractions and decimals',
  ratio: 'Ratio and percentage',
  money: 'Money',
  time: 'Time and journeys',
  measures: 'Length, area and volume',
  angles: 'Angles',
  data: 'Data',
  integers: 'Integers',
  algebra: 'Algebra',
  grammar: 'English: words and their forms',
  sentences: 'English: sentences',
  level: 'How hard?',
  level1: 'To begin',
  level2: 'A bit harder',
  level3: 'A challenge',
  allPractice: 'All practice',
  toLesson: 'To the lesson',
  nowHarder: 'That went well. Now a bit harder.',
  nowEasier: 'Now a bit easier. You find your way here.',
  another: 'Another one',
  stepByStep: 'Step by step',
  inARow: { one: '{count} right in a row', other: '{count} right in a row' },
  rowBegins: 'Five right answers in a row make a sprout.',
  forGuests: 'Anybody can practise here. When a learner is signed in, the answers are kept.',
  notFound: 'This practice is not here.',
  notFoundText: 'The address may be old. Choose another practice.',
  loading: 'Loading the practice',
} as const;

export const practice = defineMessages(texts, {
  sw: () => import('./sw.ts'),
  fr: () => import('./fr.ts'),
  lg: () => import('./lg.ts'),
});
