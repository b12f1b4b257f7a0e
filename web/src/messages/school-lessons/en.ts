import { defineMessages } from '#lib/messages.ts';

/** What a learner reads around lessons and quizzes that teachers made, and around their voice. */
export const texts = {
  toldBy: 'Told by {name}',
  voiceLanguage: 'Language of the voice',
  tellIt: 'Tell this lesson with my voice',
  quiz: 'Answer here',
  quizLead: 'Your teacher made these {count} questions. The school’s server marks them.',
  handIn: 'Hand in my answers',
  missing: {
    one: '{count} question is still open: {numbers}.',
    other: '{count} questions are still open: {numbers}.',
  },
  goTo: 'Go to question {n}',
  handInAnyway: 'Hand in anyway',
  kept: 'Your answers are kept on this device. They are marked when the internet is back.',
  notKept:
    'Your answers could not be saved on this device yet. Leave AfroLearn open: they go when there is a network.',
  marking: 'Your answers are being marked.',
  result: '{correct} of {total} right',
  again: 'Take it again',
  best: 'Your best: {correct} of {total}',
  right: 'Right',
  notYet: 'Not yet',
  askTeacher: 'Look at those that are not right yet, ask your teacher, then try again.',
  well: 'All right. Well done!',
  signIn: 'Sign in as a learner to answer here.',
} as const;

export const schoolLessons = defineMessages(texts, {
  sw: () => import('./sw.ts'),
  fr: () => import('./fr.ts'),
  lg: () => import('./lg.ts'),
});
