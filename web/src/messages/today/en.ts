import { defineMessages } from '#lib/messages.ts';

/** The learner's day on the dashboard: the next step, what waits behind it, the week. */
export const texts = {
  today: 'Today',
  looking: 'Loading',
  failed: 'Your next lesson did not load.',

  kickStart: 'Your first lesson · {subject}',
  kickCarryOn: 'Carry on · {subject}',
  kickNext: 'Next · {subject}',
  kickAgain: 'Once more · {subject}',
  kickLookAgain: 'Look again · {subject}',
  kickNextUnit: 'A new unit · {subject}',
  kickReview: 'Review · today',
  kickPractise: 'All done',
  ofClass: '{subject}, {grade}',

  start: 'Start',
  carryOn: 'Carry on',
  goOn: 'Go on',
  tryIt: 'Try it again',
  review: 'Review',
  practise: 'Practise',

  lesson: {
    one: '{count} minute. You look, listen and try.',
    other: '{count} minutes. You look, listen and try.',
  },
  reading: { one: '{count} minute to read.', other: '{count} minutes to read.' },
  quiz: { one: '{count} question.', other: '{count} questions.' },
  scene: 'Scene {at} of {of}',
  question: 'Question {at} of {of}',
  left: { one: '{count} minute left', other: '{count} minutes left' },
  again: 'Look at it again, then pass it.',
  wonBack: { one: '{count} thing to win back', other: '{count} things to win back' },
  minutes: { one: '{count} minute', other: '{count} minutes' },
  allDone: 'You have done all that is ready',
  moreSoon: 'New lessons are being written. Until then, practise.',

  from: 'From {name}',
  forToday: 'for today',
  forTomorrow: 'for tomorrow',
  forDay: 'for {date}',
  wasFor: 'was for {date}',

  waits: 'What also waits',

  streak: { one: '{count} school day in a row', other: '{count} school days in a row' },
  firstDay: 'Your first school day',
  newStreak: 'A new start',
  shieldKept: 'Your shield kept {day} safe.',
  hasShield: { one: 'You have {count} shield.', other: 'You have {count} shields.' },
  learnToday: 'Learn a little today, and it turns gold.',
  learnedToday: 'You learned today.',
  restToday: 'No school today. Your days in a row are safe.',
  dayDone: '{day}: you learned',
  dayKept: '{day}: your shield kept it',
  dayMissed: '{day}: no learning',
  dayFree: '{day}: no school',
  dayToday: '{day}: today',
  dayAhead: '{day}: to come',

  yourClass: 'Your class',
  change: 'Change',

  beingWritten: 'Being written',
  notStarted: 'Not started yet',
  entriesDone: { one: '{done} of {count} part done', other: '{done} of {count} parts done' },
  notCounted: 'Units that are still being written are not counted.',
  practiseMaths: 'Practise mathematics',
  practiseLine: 'As many exercises as you like.',

  hello: 'Hello,',
  read: 'Read',
  count: 'Count',
  stories: 'Stories',
  myTree: 'My tree',
  treeFailed: 'Your tree did not load.',
  newOnTree: 'New on your tree: {what}.',
  grownUps: 'For grown-ups',
} as const;

export const today = defineMessages(texts, {
  sw: () => import('./sw.ts'),
  fr: () => import('./fr.ts'),
  lg: () => import('./lg.ts'),
});
