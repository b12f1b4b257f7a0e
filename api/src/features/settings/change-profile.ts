import { avatarOf } from '@afrolearn/learning/avatars/avatars.ts';
import { posingPupilProblem } from '@afrolearn/learning/safety/posing-name.ts';
import { logSecurity } from '#db/security-log.ts';
import { changeUser, signedInAt, type UserRow, userByEmail } from '#features/accounts/index.ts';
import { mayWear } from '#features/avatars/index.ts';
import { askForNewEmail } from '#features/mail/index.ts';
import { dropUpload, mayUsePhoto, uploadAddress, uploadOf } from '#features/photos/index.ts';
import { checkWords } from '#features/school-words/index.ts';
import type { Client } from '#http/client.ts';
import type { Person, World } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import type { Mailer } from '#mail/mailer.ts';
import type { Speech } from '#words/words.ts';

type Wanted = {
  name?: string | undefined;
  email?: string | undefined;
  picture?: string | null | undefined;
};

const freshFor = 10 * 60 * 1000;

/** Teachers know learners by their names, so outside the demo only teachers change them. */
const checkName = ({ env }: World, row: UserRow, name: string) => {
  if (row.role !== 'learner') return;
  if (env.profile !== 'demo')
    throw refuse('settings/ask-teacher', { fields: { name: { key: 'name/ask-teacher' } } });
  const posing = posingPupilProblem(name);
  if (posing !== null) throw refuse('request/invalid', { fields: { name: posing } });
};

/**
 * An unattended tablet must not suffice to take over the account: a new email needs a recent sign-in. With mail, the
 * new address must also be confirmed by a link before it counts, and the old one is then notified. Without mail the
 * address is replaced at once.
 */
const checkEmail = async ({ db, now }: World, person: Person, row: UserRow) => {
  // A child with a card has no email, so that nobody can write to the child and no address can leak.
  if (row.role === 'learner' && row.email === null)
    throw refuse('request/invalid', { fields: { email: { key: 'email/card-only' } } });
  const since = await signedInAt(db, person.sessionId);
  if (since === null || now().getTime() - since.getTime() >= freshFor) throw refuse('settings/sign-in-again');
};

/** Only our pictures: an external server would see each view of the picture. */
const checkPicture = async ({ db }: Pick<World, 'db'>, row: UserRow, picture: string) => {
  const avatar = avatarOf(picture);
  if (avatar !== null) {
    if (!(await mayWear(db, row.id, avatar))) throw refuse('settings/avatar-locked');
    return;
  }
  const upload = await uploadOf(db, row.id);
  if (upload === null || picture !== uploadAddress(upload)) {
    throw refuse('request/invalid', { fields: { picture: { key: 'picture/unknown' } } });
  }
  if (!(await mayUsePhoto(db, row.id))) throw refuse('upload/not-allowed');
};

const unverified = { emailVerifiedAt: null, mustVerifyEmail: false };

const emailTaken = () => refuse('settings/email-taken', { fields: { email: { key: 'email/taken' } } });

/** Only different values count as changes, so a form may send all fields. */
export const changeProfile = async (
  world: World & { client: Client; mail: Mailer | null; say: Speech },
  person: Person,
  row: UserRow,
  { name = row.name, email = row.email ?? undefined, picture: wished = row.picture }: Wanted,
): Promise<UserRow> => {
  // An empty form field means no picture, like null.
  const picture = wished === '' ? null : wished;
  const change = {
    ...(name === row.name ? {} : { name }),
    ...(email === undefined || email === row.email ? {} : { email }),
    ...(picture === row.picture ? {} : { picture }),
  };
  if (change.name !== undefined) checkName(world, row, change.name);
  await checkWords(world.db, row.schoolId, { name: change.name });
  if (change.email !== undefined) await checkEmail(world, person, row);
  if (change.picture != null) await checkPicture(world, row, change.picture);
  const { email: newEmail, ...others } = change;
  const { mail } = world;
  const waits = newEmail !== undefined && mail !== null;
  if (waits) {
    if ((await userByEmail(world.db, newEmail)) !== null) throw emailTaken();
    await askForNewEmail({ ...world, mail }, row, newEmail);
  }
  // The new address is unverified; without mail, nobody is asked to verify it.
  const now = waits || newEmail === undefined ? others : { ...change, ...unverified };
  if (Object.keys(now).length === 0) return row;
  const { picture: photo } = change;
  const changed = await (photo?.startsWith('/uploads/')
    ? changeUser(world.db, row.id, now, (db) => checkPicture({ db }, row, photo))
    : changeUser(world.db, row.id, now));
  if (changed === null) throw emailTaken();
  if (newEmail !== undefined && !waits) {
    const detail = { place: world.client.place };
    await logSecurity(world.db, 'email-changed', { at: world.now(), user: row, detail });
  }
  if (change.picture !== undefined && !change.picture?.startsWith('/uploads/')) {
    await dropUpload(world, row.id);
  }
  return changed;
};
