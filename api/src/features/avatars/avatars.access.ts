/** Whose avatar a person may see. For everybody else there is no such person. */
import { hasConsent } from '@afrolearn/learning/people/consent.ts';
import type { Db } from '#db/connect.ts';
import { bondTo } from '#features/progress/index.ts';
import type { Person } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';

/** Classmates see a learner only where somebody has consented; those who look after the child always do. */
export const pictureFor = async (db: Db, user: Person, userId: number): Promise<string | null> => {
  const found = await bondTo(db, user, userId);
  if (found === null || (found.bond === 'classmate' && !hasConsent(found.consent)))
    throw refuse('access/not-found');
  return found.picture;
};

/** What a learner has earned: for themselves, their guardian and their class teacher. */
export const earnerFor = async (db: Db, user: Person, userId: number): Promise<number> => {
  const found = await bondTo(db, user, userId);
  if (found === null || found.bond === 'classmate' || found.bond === 'administrator')
    throw refuse('access/not-found');
  return userId;
};

/** Avatars are chosen and unlocked by their owner alone. */
export const checkSelf = (user: Person, userId: number): void => {
  if (user.id !== userId) throw refuse('access/not-found');
};
