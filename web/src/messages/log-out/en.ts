import { defineMessages } from '#lib/messages.ts';

/** Asked before the bar logs somebody out: its button stands beside the bell, and a thumb slips. */
export const texts = {
  ask: 'Log out?',
  safe: 'Your work is safe. You need your password, card or pictures to come back.',
  unsafe:
    'Some of your work is not saved: this device is full. If you log out now, it is lost. Make room first, or wait for a network.',
  stay: 'Stay here',
  menuLogOut: 'Logout',
  logOut: 'Log out',
} as const;

export const logOutTexts = defineMessages(texts, {
  sw: () => import('./sw.ts'),
  fr: () => import('./fr.ts'),
  lg: () => import('./lg.ts'),
});
