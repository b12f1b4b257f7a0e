/** Letters about account deletions. People without an address get none. */
import type { Language } from '@afrolearn/learning/languages/languages.ts';
import { dayIn, defaultZone } from '@afrolearn/learning/streaks/days.ts';
import { canReceive } from '#mail/addresses.ts';
import type { Mailer } from '#mail/mailer.ts';
import { dayWords } from '#words/day.ts';
import { type Speech, speechIn } from '#words/words.ts';

type Kind = 'leaves' | 'child-leaves' | 'kept' | 'gone' | 'asks';
export type Addressee = { email: string | null; language: Language | null };

const subjects = {
  leaves: 'leaves-subject',
  'child-leaves': 'leaves-subject',
  kept: 'kept-subject',
  gone: 'gone-subject',
  asks: 'asks-subject',
} as const;

const bodyOf = (say: Speech, kind: Kind, { url, at }: { url: string; at: Date | null }): string[] => {
  const day = at === null ? '' : dayWords(say.language, dayIn(defaultZone, at.getTime()));
  if (kind === 'leaves' || kind === 'child-leaves')
    return [say.careLetters(kind, { day }), say.careLetters('leaves-keep', { url })];
  return [kind === 'asks' ? say.careLetters(kind, { url }) : say.careLetters(kind)];
};

/** One letter each in the reader's language. Failures are not retried, because pages show the same. */
export const writeTo = async (
  mail: Mailer | null,
  addressees: readonly Addressee[],
  kind: Kind,
  about: { url: string; at: Date | null },
): Promise<void> => {
  if (mail === null) return;
  for (const { email, language } of addressees) {
    if (!canReceive(email)) continue;
    const say = speechIn(language ?? 'en');
    const text = [
      say.letters('hello'),
      ...bodyOf(say, kind, about),
      `${say.letters('greetings')}\nAfroLearn`,
    ];
    await mail.send({ to: email, subject: say.careLetters(subjects[kind]), text: `${text.join('\n\n')}\n` });
  }
};
