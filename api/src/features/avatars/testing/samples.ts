import type { avatars } from '@afrolearn/contract/avatars.ts';
import { eq } from 'drizzle-orm';
import { unlockedAvatars, users } from '#db/tables.ts';
import { learnersOfClass } from '#testing/matrix/objects.ts';
import type { Scene } from '#testing/matrix/people.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';

/** The picture is a canary, so it is restored. */
const oldPicture = async ({ db, people: { owner } }: Scene) => {
  await db.update(users).set({ picture: owner.picture }).where(eq(users.id, owner.id));
};

/** A special avatar that the owner was given. */
const givenAvatar = async ({ db, people: { owner }, now }: Scene): Promise<string> => {
  const avatarId = 'animal-7';
  await db
    .insert(unlockedAvatars)
    .values({ userId: owner.id, avatarId, unlockedAt: now() })
    .onConflictDoNothing();
  return avatarId;
};

export const avatarsSamples = {
  'GET /avatars': { ask: nothing },
  'GET /avatars/user/:userId': { ask: nothing, objects: learnersOfClass },
  'PUT /avatars/user/:userId': {
    ask: () => ({ body: { avatarId: 'african-2' } }),
    objects: learnersOfClass,
    after: oldPicture,
  },
  'GET /avatars/user/:userId/unlocked': { ask: nothing, objects: learnersOfClass },
  'POST /avatars/unlock': {
    ask: async (scene) => ({
      body: { userId: scene.people.owner.id, avatarId: await givenAvatar(scene) },
    }),
    owns: { userId: 404 },
  },
} satisfies SamplesOf<typeof avatars>;
