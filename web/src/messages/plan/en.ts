import { defineMessages } from '#lib/messages.ts';

/** The study plan, and giving something to it: 'Assign' (spec 1 §2.6, 2.7). */
export const texts = {
  myPlan: 'My plan',
  allGiven: 'All that was given to me',
  empty: 'Open a unit and press Add to my plan. Then it waits for you here.',
  failed: 'Your plan did not load.',
  loading: 'Loading',
  asOf: 'As of {date}',
  from: 'From {name}',
  dueOn: 'Until {date}',
  late: 'Was until {date}',
  percent: '{percent}% done',
  remove: 'Take off my plan: {title}',
  removeFailed: 'That did not work. Try again.',

  addToPlan: 'Add to my plan',
  assign: 'Assign',
  assignTitle: 'Assign: {title}',
  inPlan: 'It is on your plan.',
  seePlan: 'See my plan',
  toClass: 'Class',
  toChild: 'Child',
  dueDay: 'Until (you may leave this empty)',
  cancel: 'Cancel',
  close: 'Close',
  chooseClass: 'Choose a class',
  noClassOfGrade: 'None of your classes is {grade}. Please choose the class.',
  noClass: 'You have no class yet.',
  noChild: 'You have no child here yet.',
  assigned: { one: 'Assigned to {count} learner.', other: 'Assigned to {count} learners.' },
  assignFailed: 'That did not work. Check the network and try again.',
} as const;

export const plan = defineMessages(texts, {
  sw: () => import('./sw.ts'),
  fr: () => import('./fr.ts'),
  lg: () => import('./lg.ts'),
});
