import { defineMessages } from '#lib/messages.ts';

/** What learners read of the work that was given to them. */
export const texts = {
  title: 'My work',
  lead: 'What your teacher or parent gave you.',
  loading: 'Loading',
  failed: 'Your work did not load.',
  none: 'Nothing is waiting. Well done!',
  from: 'From {name}',
  dueOn: 'until {date}',
  'Not started': 'Not started',
  'In progress': 'In progress',
  Tried: 'Tried, not passed yet',
  Completed: 'Done',
  doneOf: '{done} of {all} done, {right} right',
  over: { one: 'Done or closed ({count})', other: 'Done or closed ({count})' },
  gone: 'This work is not here any more.',
  all: 'All my work',
  start: 'Open it',
  yourAnswer: 'Write your answer',
  letters: 'At most 4,000 letters. Your teacher and your family read it.',
  handIn: 'Hand in',
  handInAgain: 'Hand in again',
  addPhoto: 'Add a photo of your page',
  photoAsk: 'Hand in this photo?',
  photoCheck: 'Can the whole page be read?',
  photoHandIn: 'Hand in the photo',
  photoOther: 'Choose another',
  close: 'Close',
  photos: { one: '{count} photo handed in', other: '{count} photos handed in' },
  done: 'Handed in. Your teacher will look at it.',
  kept: 'Saved on this device. Will be sent to your teacher when there is a network.',
  unsaved:
    'This could not be saved on this device yet. Leave AfroLearn open: it goes to your teacher when there is a network.',
  waits: 'Waits on this device',
  lookAgain: 'Look at it again',
  notSent: 'It did not go. Please try again.',
  teacherSays: 'Your teacher says',
  accepted: 'Accepted. Well done!',
  returned: 'Try once more. You can do it.',
  closed: 'This work is closed.',
} as const;

export const myWork = defineMessages(texts, {
  sw: () => import('./sw.ts'),
  fr: () => import('./fr.ts'),
  lg: () => import('./lg.ts'),
});
