import { logSecurity } from '#db/security-log.ts';
import {
  changeUser,
  endOtherSessions,
  hashPassword,
  isWeakPassword,
  ownPasswordFits,
  type UserRow,
  unlockSignIn,
  weakPassword,
} from '#features/accounts/index.ts';
import { voidTokens } from '#features/mail/index.ts';
import type { Client } from '#http/client.ts';
import type { Person, World } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';

type Passwords = { currentPassword: string; newPassword: string };

export const changePassword = async (
  world: World & { client: Client },
  person: Person,
  row: UserRow,
  { currentPassword, newPassword }: Passwords,
): Promise<void> => {
  if (row.passwordHash === null) throw refuse('settings/no-password');
  if (await isWeakPassword(newPassword, row)) {
    throw refuse('request/invalid', { fields: { newPassword: weakPassword } });
  }
  // 403 instead of 401: a typing mistake must not log a child out.
  if (!(await ownPasswordFits(world, row, currentPassword))) {
    throw refuse('settings/wrong-password', { fields: { currentPassword: { key: 'password/wrong' } } });
  }
  const passwordHash = await hashPassword(newPassword);
  const now = world.now();
  await world.db.transaction(async (db) => {
    await changeUser(db, row.id, { passwordHash, secretKind: 'password' });
    const ended = await endOtherSessions(db, row.id, person.sessionId, now);
    await unlockSignIn(db, row.id);
    // People who knew the old password may have requested links.
    await voidTokens(db, row.id, ['reset', 'change-email']);
    await logSecurity(db, 'password-changed', {
      at: now,
      user: row,
      detail: { place: world.client.place, ended },
    });
  });
};
