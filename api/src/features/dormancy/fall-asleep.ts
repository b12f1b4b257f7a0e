/**
 * On a server of many schools a learner for whom nobody says yes does not stay for ever (permissions, 'Consent'). Nothing
 * of this happens on a school's own server or in the demo: there only a person's word deletes.
 */
import { logSecurity, logSecurityOfMany } from '#db/security-log.ts';
import { markLeaving } from '#features/accounts/index.ts';
import { aboutChildren, addNews } from '#features/notifications/index.ts';
import type { World } from '#http/context.ts';
import { canReceive } from '#mail/addresses.ts';
import { asleepLetter, endsSoonLetter, sleepsSoonLetter } from '#mail/letters.ts';
import type { Mailer } from '#mail/mailer.ts';
import { speechIn } from '#words/words.ts';
import { putToSleep, toTell, wakeConsented, warnOfEnd, warnThose, whoseTimeIsOver } from './dormancy.db.ts';

type Looking = Pick<World, 'db' | 'env' | 'now'> & { mail: Mailer | null };

const steps = {
  'sleeps-soon': { letter: sleepsSoonLetter, kind: 'account-sleeps-soon' },
  asleep: { letter: asleepLetter, kind: 'account-asleep' },
  'ends-soon': { letter: endsSoonLetter, kind: 'account-ends-soon' },
} as const;

/** The learner and the guardians are told, by the bell and by a letter where one arrives. No letter names a child. */
const tell = async (
  { db, env, now, mail }: Looking,
  ids: readonly number[],
  step: keyof typeof steps,
): Promise<void> => {
  const { letter, kind } = steps[step];
  const told = await toTell(db, ids);
  const once = (childId: number) => `${kind}:${childId}:${now().toISOString().slice(0, 10)}`;
  await addNews(
    db,
    told.map(({ id, childId, self }) => ({
      userId: id,
      kind: self ? kind : ('child-without-consent' as const),
      about: self ? {} : aboutChildren([childId]),
      once: once(childId),
    })),
    now(),
  );
  for (const { email, language } of told)
    if (mail !== null && canReceive(email))
      await mail.send({ to: email, ...letter(speechIn(language), String(env.publicUrl)) });
};

/** Whose time is over goes like anybody who asked to: `care` deletes the account from tables and files, within the hour. */
const end = async ({ db: database, now }: Looking): Promise<void> => {
  for (;;) {
    const ended = await database.transaction(async (db) => {
      const people = await whoseTimeIsOver(db, now());
      for (const id of people) {
        await markLeaving(db, id, { by: id, at: now() });
        // Of nobody any more: that it happened is kept, and not to whom.
        await logSecurity(db, 'dormant-account-deleted', { at: now(), detail: {} });
      }
      return people.length;
    });
    if (ended === 0) return;
  }
};

/** One look at the calendar. */
export const lookAtDormancy = async (world: Looking): Promise<void> => {
  if (world.env.profile !== 'public') return;
  const { db, now } = world;
  await wakeConsented(db);
  await end(world);
  await tell(world, await warnOfEnd(db, now()), 'ends-soon');
  const asleep = await putToSleep(db, now());
  await logSecurityOfMany(
    db,
    'account-asleep',
    asleep.map((id) => ({ at: now(), user: { id, schoolId: null }, detail: {} })),
  );
  await tell(world, asleep, 'asleep');
  await tell(world, await warnThose(db, now()), 'sleeps-soon');
};
