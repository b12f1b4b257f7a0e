/** Automatic steps: reminders, and lapsing confirmations. */
import {
  isLastMonth,
  lapseDay,
  lapsedBefore,
  schoolYearOf,
  toConfirmBefore,
} from '@afrolearn/learning/people/school-year.ts';
import { dayIn, defaultZone } from '@afrolearn/learning/streaks/days.ts';
import { logSecurityOfMany } from '#db/security-log.ts';
import { lapseConfirmed } from '#features/accounts/index.ts';
import { dropCodesOf } from '#features/families/index.ts';
import { addNews } from '#features/notifications/index.ts';
import { removeCodesOf } from '#features/schools/index.ts';
import type { World } from '#http/context.ts';
import { canReceive } from '#mail/addresses.ts';
import { confirmLetter, lapsedLetter } from '#mail/letters.ts';
import type { Mailer } from '#mail/mailer.ts';
import { speechIn } from '#words/words.ts';
import { languagesOf, remindOnce } from './school-year.db.ts';

type Looking = Pick<World, 'db' | 'env' | 'now'> & { mail: Mailer | null };

const remind = async ({ db, env, now, mail }: Looking, today: string) => {
  const year = schoolYearOf(today);
  const what = `${year} ${isLastMonth(today) ? 'last' : 'first'}`;
  const reminded = await remindOnce(db, { before: toConfirmBefore(today), what, now: now() });
  const about = { lapsesOn: lapseDay(year) };
  const news = reminded.map(({ id }) => ({
    userId: id,
    kind: 'adults-to-confirm' as const,
    about,
    once: `adults-to-confirm:${what}`,
  }));
  await addNews(db, news, now());
  for (const { email, language } of reminded)
    if (mail !== null && canReceive(email))
      await mail.send({ to: email, ...confirmLetter(speechIn(language), String(env.publicUrl)) });
};

/** The adult keeps the account without seeing children; their codes end. */
const lapse = async ({ db: database, env, now, mail }: Looking, today: string) => {
  const lapsed = await database.transaction(async (db) => {
    const people = await lapseConfirmed(db, lapsedBefore(today));
    for (const { id } of people) {
      await dropCodesOf(db, id);
      await removeCodesOf(db, id);
    }
    await logSecurityOfMany(
      db,
      'adult-lapsed',
      people.map((user) => ({ at: now(), user, detail: {} })),
    );
    const once = `confirmation-lapsed:${schoolYearOf(today)}`;
    const news = people.map(({ id }) => ({
      userId: id,
      kind: 'confirmation-lapsed' as const,
      about: {},
      once,
    }));
    await addNews(db, news, now());
    return people;
  });
  const languages = await languagesOf(
    database,
    lapsed.map(({ id }) => id),
  );
  for (const { id, email } of lapsed)
    if (mail !== null && canReceive(email))
      await mail.send({
        to: email,
        ...lapsedLetter(speechIn(languages.get(id) ?? 'en'), String(env.publicUrl)),
      });
};

/** One run of the calendar check. The demo confirms everybody automatically. */
export const lookAtSchoolYear = async (world: Looking): Promise<void> => {
  if (world.env.profile === 'demo') return;
  const today = dayIn(defaultZone, world.now().getTime());
  await lapse(world, today);
  await remind(world, today);
};
