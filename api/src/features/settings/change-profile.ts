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

/** A learner's name is what teachers know them by: outside the demo a teacher changes it. */
const checkName = ({ env }: World, row: UserRow, name: string) => {
  if (row.role !== 'learner') return;
  if (env.profile !== 'demo')
    throw refuse('settings/ask-teacher', { fields: { name: { key: 'name/ask-teacher' } } });
  const posing = posingPupilProblem(name);
  if (posing !== null) throw refuse('request/invalid', { fields: { name: posing } });
};

/**
 * Whoever finds an open tablet must not be able to take the account with it: a new email needs a fresh sign-in.
 * Where the server has mail, the new address must also answer a letter before it counts, and the old one is
 * told then. Without mail the address is replaced at once.
 */
const checkEmail = async ({ db, now }: World, person: Person, row: UserRow) => {
  // A child with a card has no address here, so that nobody can write to the child and none can leak.
  if (row.role === 'learner' && row.email === null)
    throw refuse('request/invalid', { fields: { email: { key: 'email/card-only' } } });
  const since = await signedInAt(db, person.sessionId);
  if (since === null || now().getTime() - since.getTime() >= freshFor) throw refuse('settings/sign-in-again');
};

/** Ours only: a picture from elsewhere would tell its server whenever somebody looks. */
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

/** Only what differs is a change, so a form may send everything back as it was. */
export const changeProfile = async (
  world: World & { client: Client; mail: Mailer | null; say: Speech },
  person: Person,
  row: UserRow,
  { name = row.name, email = row.email ?? undefined, picture: wished = row.picture }: Wanted,
): Promise<UserRow> => {
  // A form sends an empty field where nothing is chosen: no picture, as null is.
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
  // Nobody has shown yet that a letter to the new address arrives; without mail nobody is asked to.
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
