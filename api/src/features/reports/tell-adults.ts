/**
 * A letter to the readers of urgent reports. It names nobody and nothing, because others may read the mail.
 */
import { lockLetters } from '#features/cases/index.ts';
import type { World } from '#http/context.ts';
import type { Mailer } from '#mail/mailer.ts';
import { speechIn } from '#words/words.ts';

export const tellAdults = async (
  { db, env, now }: World,
  mail: Mailer | null,
  report: { userId: number; id: string },
): Promise<void> => {
  if (mail === null) return;
  for (const { email, language } of await lockLetters(db, report, now())) {
    const { letters: say } = speechIn(language ?? 'en');
    const text = [
      say('hello'),
      say('urgent'),
      say('urgent-look', { url: `${env.publicUrl}/reports` }),
      `${say('greetings')}\nAfroLearn`,
    ].join('\n\n');
    await mail.send({ to: email, subject: say('urgent-subject'), text: `${text}\n` });
  }
};
