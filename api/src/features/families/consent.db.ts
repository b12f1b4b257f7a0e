import { and, count, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { logSecurityOfMany } from '#db/security-log.ts';
import { consentLog, users } from '#db/tables.ts';
import { setConsent, type Word } from '#features/accounts/index.ts';
import { membersOf } from '#features/bonds/index.ts';

const write = async (db: Db, learners: readonly { id: number; schoolId: number | null }[], word: Word) => {
  const { state, by, at } = word;
  if (learners.length === 0) return;
  await db
    .insert(consentLog)
    .values(learners.map(({ id }) => ({ learnerId: id, state, setBy: by, setAt: at })));
  await logSecurityOfMany(
    db,
    'consent-set',
    learners.map((user) => ({ at, user, detail: { state, by } })),
  );
};

/** Neither given nor refused yet. */
const isOpen = inArray(users.consent, ['none', 'pending']);

/** Sets a learner's consent and records who gave it. */
export const recordConsent = async (db: Db, learnerId: number, word: Word): Promise<void> =>
  await write(db, await setConsent(db, eq(users.id, learnerId), word), word);

/**
 * Redeeming a guardian's code gives consent; consent that the school recorded or a guardian withdrew stays unchanged.
 */
export const consentByLink = async (db: Db, childId: number, by: number, at: Date): Promise<void> => {
  const word = { state: 'guardian', by, at } as const;
  await write(db, await setConsent(db, and(eq(users.id, childId), isOpen), word), word);
};

/** Consent on paper for a class: gives open consents in one statement, and returns how many. */
export const recordClassPapers = async (
  db: Db,
  { classId, schoolId, by, at }: { classId: number; schoolId: number; by: number; at: Date },
): Promise<{ recorded: number; withdrawn: number }> => {
  const word = { state: 'school', by, at } as const;
  const pupils = and(
    inArray(users.id, membersOf(classId)),
    eq(users.role, 'learner'),
    eq(users.schoolId, schoolId),
  );
  const rows = await setConsent(db, and(pupils, isOpen), word);
  await write(db, rows, word);
  const [left] = await db
    .select({ n: count() })
    .from(users)
    .where(and(pupils, eq(users.consent, 'withdrawn')));
  return { recorded: rows.length, withdrawn: left?.n ?? 0 };
};
