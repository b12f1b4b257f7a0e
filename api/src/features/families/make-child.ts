import { randomInt } from 'node:crypto';
import type { CardSecret, Child, IssuedCard } from '@afrolearn/contract/families.ts';
import { avatarPicture, firstAvatarOf } from '@afrolearn/learning/avatars/avatars.ts';
import { gradeNameOrNull } from '@afrolearn/learning/catalogue/grades.ts';
import { cardWords } from '@afrolearn/learning/people/card-words.ts';
import { hasConsent } from '@afrolearn/learning/people/consent.ts';
import { studentId } from '@afrolearn/learning/people/roles.ts';
import {
  cardText,
  drawCard,
  drawPin,
  mayHave,
  pinText,
  type SecretKind,
} from '@afrolearn/learning/people/secrets.ts';
import type { Db } from '#db/connect.ts';
import { logSecurity } from '#db/security-log.ts';
import type { SafetyProfile } from '#env.ts';
import {
  addUser,
  hashPassword,
  replaceSecret,
  type UserRow,
  unlockSignIn,
} from '#features/accounts/index.ts';
import { welcome } from '#features/notifications/index.ts';
import type { Person, World } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { recordConsent } from './consent.db.ts';

type Handed = CardSecret['kind'];

export const asChild = (row: UserRow): Child => ({
  id: row.id,
  name: row.name,
  grade: gradeNameOrNull(row.gradeId),
  studentId: studentId(row.id),
  picture: row.picture,
  secretKind: row.secretKind,
});

/** Checks that this sign-in method is allowed for the learner on this server. */
export const checkKind = (kind: SecretKind, gradeId: number | null, profile: SafetyProfile): void => {
  if (mayHave(kind, { gradeId, profile })) return;
  const key = profile === 'public' ? 'secret/pictures-at-school' : 'secret/pictures-for-the-young';
  throw refuse('request/invalid', { fields: { secret: { key } } });
};

type Secret = { kind: SecretKind; hash: string; shown: CardSecret | null };

const draw = (below: number) => randomInt(below);

/** Generates a card or PIN. Only its hash is stored: the secret is in one reply and on one card. */
export const issueSecret = async (kind: Handed): Promise<Secret> => {
  if (kind === 'pictures') {
    const pictures = drawPin(draw);
    return { kind, hash: await hashPassword(pinText(pictures)), shown: { kind, pictures } };
  }
  const words = drawCard(cardWords, draw);
  return { kind, hash: await hashPassword(cardText(words)), shown: { kind, words } };
};

export const chosenSecret = async (password: string): Promise<Secret> => ({
  kind: 'password',
  hash: await hashPassword(password),
  shown: null,
});

export type Newcomer = {
  name: string;
  gradeId: number;
  schoolId: number | null;
  country: string | null;
  consent: UserRow['consent'];
};

export const makeChild = async (
  { env, now }: World,
  db: Db,
  maker: Person,
  newcomer: Newcomer,
  { kind, hash, shown }: Secret,
): Promise<IssuedCard> => {
  const row = await addUser(db, env.profile, {
    ...newcomer,
    role: 'learner',
    email: null,
    passwordHash: hash,
    secretKind: kind,
    secretAt: now(),
    createdBy: maker.id,
    picture: avatarPicture(firstAvatarOf(newcomer.name)),
    createdAt: now(),
  });
  if (row === null) throw new Error('an account without an email cannot clash');
  if (hasConsent(row.consent))
    await recordConsent(db, row.id, { state: row.consent, by: maker.id, at: now() });
  await welcome(db, row, now());
  await logSecurity(db, 'child-made', { at: now(), user: row, detail: { kind, by: maker.id } });
  return { ...asChild(row), secret: shown };
};

/**
 * A new card in one tap. The old secret expires at once and a locked account is unlocked. Sessions continue,
 * so that the child's tablet keeps working; they can be ended under Settings.
 */
export const newCard = async (
  { env, now, db }: World,
  maker: Person,
  child: UserRow,
  wanted: Handed | undefined,
): Promise<IssuedCard> => {
  const before: SecretKind = mayHave(child.secretKind, { gradeId: child.gradeId, profile: env.profile })
    ? child.secretKind
    : 'card';
  const kind = wanted ?? (before === 'password' ? 'card' : before);
  checkKind(kind, child.gradeId, env.profile);
  const secret = await issueSecret(kind);
  return await db.transaction(async (transaction) => {
    const row = await replaceSecret(transaction, child.id, {
      passwordHash: secret.hash,
      secretKind: kind,
      secretAt: now(),
    });
    if (row === null) throw refuse('access/not-found');
    await unlockSignIn(transaction, child.id);
    await logSecurity(transaction, 'card-made', { at: now(), user: row, detail: { kind, by: maker.id } });
    return { ...asChild(row), secret: secret.shown };
  });
};
