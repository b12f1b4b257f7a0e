/** Who may see an avatar. For others the person does not exist. */
import { hasConsent } from '@afrolearn/learning/people/consent.ts';
import type { Db } from '#db/connect.ts';
import { bondTo, figuresFor } from '#features/bonds/index.ts';
import type { Person } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';

/** Classmates and group members see a learner only with consent; carers always do. */
export const pictureFor = async (db: Db, user: Person, userId: number): Promise<string | null> => {
  const found = await bondTo(db, user, userId);
  const sees = ['self', 'guardian', 'class teacher', 'administrator', 'friend', 'classmate', 'group mate'];
  if (found === null || !sees.includes(found.bond)) throw refuse('access/not-found');
  const { bond, person } = found;
  if (bond === 'classmate' && !hasConsent(person.consent)) throw refuse('access/not-found');
  if (bond !== 'self' && person.role !== 'learner') throw refuse('access/not-found');
  return person.picture;
};

/** A learner's unlocks: for themselves, their guardian and their class teacher. */
export const earnerFor = async (db: Db, user: Person, userId: number): Promise<number> =>
  (await figuresFor(db, user, userId, ['self', 'guardian', 'class teacher'])).id;

/** Only the owner chooses and unlocks avatars. */
export const checkSelf = (user: Person, userId: number): void => {
  if (user.id !== userId) throw refuse('access/not-found');
};
