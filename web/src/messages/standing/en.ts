import { defineMessages } from '#lib/messages.ts';

/** What a person waits for, and from whom. */
export const texts = {
  teacherWaits:
    '{school} has to confirm you first. Please ask the head teacher. Until then your class has no code and no pupils.',
  teacherAlone:
    'No school has confirmed you yet. Please ask your head teacher for a staff code. Until then your class has no code and no pupils.',
  learnerWaits:
    'Your school has not said yes yet. Please tell your teacher your student ID: {studentId}. You can learn already.',
  onDevice:
    'Your work stays safe on this device until a parent or your school has said yes. Please keep using this device.',
  leaves: 'Your account will be deleted on {day}.',
  keep: 'Keep it',
  teacherLapsed:
    '{school} has not confirmed you for this school year, so you see no learners. Please ask your head teacher.',
  learnerAsleep:
    'Your account sleeps, because no parent or school has said yes for you. Your work is kept until {date}, and then deleted. Ask a parent or a teacher.',
  haveCode: 'I have a staff code',
  code: 'Staff code',
  codeHint: 'It has 8 letters and numbers.',
  use: 'Use the code',
  using: 'Looking...',
  failed: 'This did not work. Please try again.',
  networkFailed: 'We could not reach AfroLearn. Check the network and try again.',
  childNotListed: 'This child is not on your list',
  askForCode:
    'A school links you to a child. Ask the class teacher for a code for parents, or ask the first guardian to invite you. With the code the child comes to your list.',
  toTheCode: 'I have a code',
  familyAndTeachers: 'Only the family and the teachers of a child see this page.',
  toStart: 'To the start',
} as const;

export const standing = defineMessages(texts, {
  sw: () => import('./sw.ts'),
  fr: () => import('./fr.ts'),
  lg: () => import('./lg.ts'),
});
