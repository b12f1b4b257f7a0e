import { createHash, randomBytes } from 'node:crypto';
import type { mail } from '@afrolearn/contract/mail.ts';
import { eq } from 'drizzle-orm';
import { mailTokens, users } from '#db/tables.ts';
import { password, type Scene } from '#testing/matrix/people.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';

/** A new link's token for a person outside the matrix. */
const linkFor = async ({ db, somebody, now }: Scene, purpose: 'verify' | 'reset') => {
  const token = randomBytes(32).toString('base64url');
  const fresh = {
    tokenHash: createHash('sha256').update(token).digest(),
    email: somebody.email,
    createdAt: now(),
    expiresAt: new Date(now().getTime() + 60 * 60 * 1000),
    usedAt: null,
  };
  await db
    .insert(mailTokens)
    .values({ userId: somebody.id, purpose, ...fresh })
    .onConflictDoUpdate({ target: [mailTokens.userId, mailTokens.purpose], set: fresh });
  return token;
};

const ownerOrPaused = async ({ db, people }: Scene) => {
  const [paused] = await db.select().from(users).where(eq(users.name, 'Paused'));
  return {
    real: { id: String(people.owner.id) },
    absent: { id: '77' },
    malformed: { id: '1 or 1=1' },
    deleted: { id: String(paused?.id) },
  };
};

export const mailSamples = {
  'POST /password-reset/request': { ask: ({ next }) => ({ body: { email: `lost${next()}@matrix.ug` } }) },
  'POST /password-reset/confirm': {
    ask: async (scene) => ({ body: { token: await linkFor(scene, 'reset'), newPassword: password } }),
  },
  'POST /verify-email': { ask: async (scene) => ({ body: { token: await linkFor(scene, 'verify') } }) },
  'POST /verify-email/send': { ask: nothing },
  'POST /people/:id/reset-link': { ask: nothing, objects: ownerOrPaused },
} satisfies SamplesOf<typeof mail>;
