/**
 * Every email of this server, in the language of the call that caused it. None contains a person's name: people
 * choose their names at registration, and could use them to send text of their own to a stranger.
 */
import type { Speech } from '#words/words.ts';

type Words = { subject: string; text: string };

const letter = (say: Speech['letters'], subject: string, ...paragraphs: readonly string[]): Words => ({
  subject,
  text: `${[say('hello'), ...paragraphs, `${say('greetings')}\nAfroLearn`].join('\n\n')}\n`,
});

export const verifyLetter = ({ letters: say }: Speech, url: string): Words =>
  letter(say, say('verify-subject'), say('verify'), url, say('verify-not-you'));

export const resetLetter = ({ letters: say }: Speech, url: string): Words =>
  letter(say, say('reset-subject'), say('reset'), url, say('reset-not-you'));

export const newEmailLetter = ({ letters: say }: Speech, url: string): Words =>
  letter(say, say('new-email-subject'), say('new-email'), url, say('new-email-not-you'));

export const emailChangedLetter = ({ letters: say }: Speech, url: string): Words =>
  letter(say, say('email-changed-subject'), say('email-changed'), say('email-changed-not-you', { url }));

export const passwordChangedLetter = ({ letters: say }: Speech, publicUrl: string): Words =>
  letter(
    say,
    say('password-changed-subject'),
    say('password-changed'),
    say('password-changed-not-you', { url: `${publicUrl}/forgot-password` }),
  );

type Factor = 'factor-on' | 'factor-off' | 'factor-reset';

const factorLetter =
  (what: Factor) =>
  ({ letters: say }: Speech, publicUrl: string): Words =>
    letter(say, say('factor-subject'), say(what), say('factor-not-you', { url: `${publicUrl}/settings` }));

export const factorOnLetter = factorLetter('factor-on');
export const factorOffLetter = factorLetter('factor-off');
export const factorResetLetter = factorLetter('factor-reset');

export const confirmLetter = ({ letters: say }: Speech, publicUrl: string): Words =>
  letter(say, say('confirm-subject'), say('confirm'), `${publicUrl}/administration?tab=year`);

export const lapsedLetter = ({ letters: say }: Speech, publicUrl: string): Words =>
  letter(say, say('lapsed-subject'), say('lapsed'), publicUrl);

type Sleep = 'sleeps-soon' | 'asleep' | 'ends-soon';

/** For learners and guardians alike. */
const sleepLetter =
  (step: Sleep) =>
  ({ letters: say }: Speech, publicUrl: string): Words =>
    letter(say, say('sleep-subject'), say(step), say('sleep-help'), publicUrl);

export const sleepsSoonLetter = sleepLetter('sleeps-soon');
export const asleepLetter = sleepLetter('asleep');
export const endsSoonLetter = sleepLetter('ends-soon');
