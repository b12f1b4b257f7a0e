/** Learners and avatars for the matrix. */
import { eq } from 'drizzle-orm';
import { unlockedAvatars, users } from '#db/tables.ts';
import { addUser } from '#features/accounts/index.ts';
import type { Scene } from './people.ts';

/** The owner; a learner who belongs to no school, class or guardian any more is 'deleted'. */
export const learnersOfClass = async ({ db, people }: Scene) => {
  const gone = await addUser(db, 'public', { role: 'learner', name: 'Any Learner', consent: 'school' });
  if (gone === null) throw new Error('the learner could not be added');
  return {
    real: { userId: String(people.owner.id) },
    absent: { userId: '77' },
    malformed: { userId: '1 or 1=1' },
    deleted: { userId: String(gone.id) },
  };
};

/** The picture is a canary: it goes back to where it was. */
export const oldPicture = async ({ db, people: { owner } }: Scene) => {
  await db.update(users).set({ picture: owner.picture }).where(eq(users.id, owner.id));
};

/** A special avatar that the owner was given. */
export const givenAvatar = async ({ db, people: { owner }, now }: Scene): Promise<string> => {
  const avatarId = 'animal-7';
  await db
    .insert(unlockedAvatars)
    .values({ userId: owner.id, avatarId, unlockedAt: now() })
    .onConflictDoNothing();
  return avatarId;
};
