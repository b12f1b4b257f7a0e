import { secretForm } from '@afrolearn/learning/people/secrets.ts';
import type { Client } from '#http/client.ts';
import type { World } from '#http/context.ts';
import type { UserRow } from './accounts.db.ts';
import { passwordFits } from './passwords.ts';

/**
 * Whether the input is this person's secret, compared in its hashed form. Five pictures are only 20 bits, so
 * they work only in a school's own network.
 */
export const secretFits = async (
  { env, client }: Pick<World, 'env'> & { client: Client },
  user: UserRow | null,
  sent: string,
): Promise<boolean> => {
  const form = user === null ? sent : (secretForm(user.secretKind, sent) ?? sent);
  const fits = await passwordFits(user?.passwordHash ?? null, form);
  const accepted = user?.secretKind !== 'pictures' || (env.profile !== 'public' && client.near);
  return fits && accepted;
};
