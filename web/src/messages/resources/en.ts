import { defineMessages } from '#lib/messages.ts';

/** The four sheets for teachers: their names and what they are for. The sheets themselves are in English. */
export const texts = {
  title: 'Teaching Resources',
  lead: 'Four sheets to read, print and copy onto the board.',
  ownLessons: 'My own lessons and quizzes',
  open: 'Open',
  back: 'Back to your dashboard',
  print: 'Print',
  english: 'This sheet is written in English.',
  loading: 'Opening the sheet',
  failed: 'The sheet did not load.',
  missing: 'We did not find this sheet',
  missingText: 'There are four sheets. Please choose one of them on your dashboard.',
  'class-of-90': 'Teaching a class of 90',
  'class-of-90.about': 'Groups, jobs and ways in which all answer at once. With a list of jobs for the wall.',
  'p4-bridge': 'From mother tongue to English: the P4 bridge',
  'p4-bridge.about': 'A lesson in two languages, step by step. With sentence frames for the wall.',
  'fair-marking': 'Marking PLE practice papers fairly',
  'fair-marking.about': 'The same answer, the same mark. With a marking guide to copy.',
  'worried-child': 'When a child is worried or hurt',
  'worried-child.about':
    'What to say, whom to tell, and what to do the same day. With a notice for the wall.',
} as const;

export const resources = defineMessages(texts, {
  sw: () => import('./sw.ts'),
  fr: () => import('./fr.ts'),
  lg: () => import('./lg.ts'),
});
