import { createHash, randomBytes } from 'node:crypto';
import type { World } from '#http/context.ts';
import { keepToken, lifetimes, type Purpose } from './mail.db.ts';

const pages = {
  verify: '/verify-email',
  'change-email': '/verify-email',
  reset: '/reset-password',
} as const satisfies Record<Purpose, string>;

export const hashLinkToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The token is in the fragment, which browsers do not send, so it reaches neither logs nor proxies. */
export const makeLink = async (
  { db, env, now }: World,
  userId: number,
  { purpose, email }: { purpose: Purpose; email: string | null },
): Promise<{ url: string; expiresAt: Date }> => {
  const token = randomBytes(32).toString('base64url');
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + lifetimes[purpose]);
  await keepToken(db, { userId, purpose, email, tokenHash: hashLinkToken(token), createdAt, expiresAt });
  return { url: `${env.publicUrl ?? ''}${pages[purpose]}#token=${token}`, expiresAt };
};
