import { defineMessages } from '#lib/messages.ts';

/** The turn of a school year, as administrators, adults and learners meet it. */
export const texts = {
  year: 'School year',
  lead: 'Each school year you say again which adults belong to your school. Whoever is not confirmed sees no learners from {day} on.',
  nobody: 'Everybody is confirmed for the school year {year}. Well done!',
  lastConfirmed: 'last confirmed {date}',
  lapsed: 'Ended',
  toConfirm: 'To confirm',
  confirm: 'Confirm',
  confirmAll: 'Confirm all {count}',
  allAsk: 'Do all {count} still belong to your school?',
  allText: 'Look through the names first. Pause whoever has left, under People.',
  confirmed: '{name} is confirmed for this school year.',
  allConfirmed: '{count} people are confirmed for this school year.',
  ownAsk: 'Are you still here? Write your password.',
  password: 'Your password',
  passwordMissing: 'Please write your password.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  twoStep: 'Two-step sign-in',
  resetTwoStep: 'Reset two-step',
  resetAsk: 'Reset two-step sign-in of {name}?',
  resetText:
    'Do this only if they asked you themselves, because phone and recovery codes are lost. They are logged out everywhere, and their password alone opens the account until they switch it on again.',
  resetDone: 'Two-step sign-in of {name} is off.',
  needsTwoStep:
    'To look after your school here, first switch on two-step sign-in. It takes two minutes and a phone.',
  toSettings: 'To the settings',
} as const;

export const schoolYear = defineMessages(texts, {
  sw: () => import('./sw.ts'),
  fr: () => import('./fr.ts'),
  lg: () => import('./lg.ts'),
});
