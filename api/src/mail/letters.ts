/**
 * Every letter that leaves this server, in the language of the call that asked for it. No name stands in one: whoever
 * registers chooses their name, and with it could send words of their own to a stranger.
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
