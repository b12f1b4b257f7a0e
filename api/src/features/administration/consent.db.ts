import type { Consent } from '@afrolearn/learning/people/consent.ts';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { noteAll } from '#db/security-log.ts';
import { classMembers, consentLog, guardianships, users } from '#db/tables.ts';

type Word = { state: Consent; by: number; at: Date };

const write = async (db: Db, learners: readonly { id: number; schoolId: number | null }[], word: Word) => {
  const { state, by, at } = word;
  if (learners.length === 0) return;
  await db
    .insert(consentLog)
    .values(learners.map(({ id }) => ({ learnerId: id, state, setBy: by, setAt: at })));
  await noteAll(
    db,
    'consent-set',
    learners.map((user) => ({ at, user, detail: { state, by } })),
  );
};

const columns = { id: users.id, schoolId: users.schoolId };

/** Sets a learner's consent and keeps who said it. */
export const recordConsent = async (db: Db, learnerId: number, word: Word): Promise<void> => {
  const rows = await db
    .update(users)
    .set({ consent: word.state, consentBy: word.by, consentAt: word.at })
    .where(and(eq(users.id, learnerId), eq(users.role, 'learner')))
    .returning(columns);
  await write(db, rows, word);
};

/** A guardian's code is their consent; what the school recorded or a guardian withdrew stays as it is. */
export const consentByLink = async (db: Db, childId: number, by: number, at: Date): Promise<void> => {
  const word = { state: 'guardian', by, at } as const;
  const rows = await db
    .update(users)
    .set({ consent: word.state, consentBy: by, consentAt: at })
    .where(and(eq(users.id, childId), inArray(users.consent, ['none', 'pending'])))
    .returning(columns);
  await write(db, rows, word);
};

/** Keeps a learner as they are until this transaction ends: two words about one child are heard one after the other. */
export const holdLearner = async (db: Db, id: number): Promise<void> => {
  await db.execute(sql`select 1 from ${users} where ${users.id} = ${id} for update`);
};

const membersOf = (db: Db, classId: number) =>
  db.select({ id: classMembers.userId }).from(classMembers).where(eq(classMembers.classId, classId));

/** The papers of a class: opens what waits, in one statement, and says for how many. */
export const recordClassPapers = async (
  db: Db,
  { classId, schoolId, by, at }: { classId: number; schoolId: number; by: number; at: Date },
): Promise<{ recorded: number; withdrawn: number }> => {
  const word = { state: 'school', by, at } as const;
  const pupils = and(
    inArray(users.id, membersOf(db, classId)),
    eq(users.role, 'learner'),
    eq(users.schoolId, schoolId),
  );
  const rows = await db
    .update(users)
    .set({ consent: word.state, consentBy: by, consentAt: at })
    .where(and(pupils, inArray(users.consent, ['none', 'pending'])))
    .returning(columns);
  await write(db, rows, word);
  const [left] = await db
    .select({ n: count() })
    .from(users)
    .where(and(pupils, eq(users.consent, 'withdrawn')));
  return { recorded: rows.length, withdrawn: left?.n ?? 0 };
};

export const isGuardianOf = async (db: Db, guardianId: number, childId: number): Promise<boolean> => {
  const rows = await db
    .select({ childId: guardianships.childId })
    .from(guardianships)
    .where(and(eq(guardianships.guardianId, guardianId), eq(guardianships.childId, childId)));
  return rows.length > 0;
};
