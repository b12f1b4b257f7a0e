import { randomBytes, randomUUID } from 'node:crypto';
import type { settings } from '@afrolearn/contract/settings.ts';
import { sessions } from '#db/tables.ts';
import { password, type Scene } from '#testing/matrix/people.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';

/* One grey pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

/** Creates a live and an ended session of the owner at each call. */
const sessionsOfOwner = async ({ db, people, now }: Scene) => {
  const add = async (endedAt: Date | null) => {
    const id = randomUUID();
    const expiresAt = new Date(now().getTime() + 24 * 60 * 60 * 1000);
    await db
      .insert(sessions)
      .values({ id, tokenHash: randomBytes(32), userId: people.owner.id, expiresAt, endedAt });
    return { id };
  };
  return {
    real: await add(null),
    absent: { id: randomUUID() },
    malformed: { id: '1 or 1=1' },
    deleted: await add(now()),
  };
};

export const settingsSamples = {
  'PATCH /me': {
    // The picture is unchanged, because it is a canary.
    ask: ({ people }, actor) => ({ body: actor === 'anonymous' ? {} : { picture: people[actor].picture } }),
  },
  'POST /upload-avatar': { ask: () => ({ file: { avatar: png } }) },
  'POST /change-password': { ask: () => ({ body: { currentPassword: password, newPassword: password } }) },
  'GET /sessions': { ask: nothing },
  'DELETE /sessions/:id': { ask: nothing, objects: sessionsOfOwner },
  'POST /sessions/end-others': { ask: nothing },
  'GET /settings': { ask: nothing },
  'PUT /settings': { ask: () => ({ body: { theme: 'dark' } }) },
} satisfies SamplesOf<typeof settings>;
