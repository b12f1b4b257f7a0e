/**
 * On a server of many schools an account without consent does not last for ever (permissions, 'Consent'). On
 * a school's own server and in the demo only a person's decision deletes.
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

/** Notifies the learner and the guardians, by email too where possible. Letters name no child. */
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

/** Schedules due accounts for deletion by `care` within the hour. */
const end = async ({ db: database, now }: Looking): Promise<void> => {
  for (;;) {
    const ended = await database.transaction(async (db) => {
      const people = await whoseTimeIsOver(db, now());
      for (const id of people) {
        await markLeaving(db, id, { by: id, at: now() });
        // Logged without the person.
        await logSecurity(db, 'dormant-account-deleted', { at: now(), detail: {} });
      }
      return people.length;
    });
    if (ended === 0) return;
  }
};

/** One run of the calendar check. */
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
