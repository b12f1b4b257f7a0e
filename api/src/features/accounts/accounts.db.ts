import { randomInt } from 'node:crypto';
import { idRange } from '@afrolearn/learning/people/student-ids.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { fixedStatement } from '#db/fixed-statement.ts';
import { plainLearningOf } from '#db/plain-learning.ts';
import { users } from '#db/tables.ts';
import type { SafetyProfile } from '#env.ts';

export type UserRow = typeof users.$inferSelect;
export type NewUser = Omit<typeof users.$inferInsert, 'id'>;

/**
 * Random ids, which cannot be enumerated: from 10^6 on one school's server, from 10^9 on a server of many schools.
 * All ids of a server have the same length.
 */
export const randomId = (profile: SafetyProfile) => randomInt(...idRange(profile));

/** Adds a person under an unused id. Null when the email is taken. */
export const addUser = async (db: Db, profile: SafetyProfile, user: NewUser): Promise<UserRow | null> => {
  for (let tries = 0; tries < 20; tries += 1) {
    const [row] = await db
      .insert(users)
      .values({ confirmedAt: user.verifiedAt, ...user, id: randomId(profile) })
      .onConflictDoNothing()
      .returning();
    if (row !== undefined) return row;
    if (user.email != null && (await userByEmail(db, user.email)) !== null) return null;
  }
  throw new Error('no free user id was found in 20 draws');
};

/** Adds many people at once, in their order. The emails must be free: a taken one is an error of the caller. */
export const addUsers = async (
  db: Db,
  profile: SafetyProfile,
  list: readonly NewUser[],
): Promise<UserRow[]> => {
  const made = new Map<NewUser, UserRow>();
  for (let tries = 0; tries < 20; tries += 1) {
    const waiting = new Map(list.filter((user) => !made.has(user)).map((user) => [randomId(profile), user]));
    if (waiting.size === 0) break;
    const rows = await db
      .insert(users)
      .values([...waiting].map(([id, user]) => ({ confirmedAt: user.verifiedAt, ...user, id })))
      .onConflictDoNothing()
      .returning();
    for (const row of rows) {
      const user = waiting.get(row.id);
      if (user !== undefined) made.set(user, row);
    }
  }
  return list.map((user) => {
    const row = made.get(user);
    if (row === undefined) throw new Error(`nobody could be added as ${user.email ?? 'a person'}`);
    return row;
  });
};

const one = async <T>(rows: Promise<T[]>): Promise<T | null> => (await rows)[0] ?? null;

export const userByEmail = (db: Db, email: string) =>
  one(db.select().from(users).where(eq(users.email, email)));
export const userById = (db: Db, id: number) => one(db.select().from(users).where(eq(users.id, id)));

/** The fields of a person's own row that they may see. */
export type Shown = Pick<
  UserRow,
  | 'id'
  | 'name'
  | 'role'
  | 'email'
  | 'picture'
  | 'country'
  | 'gradeId'
  | 'createdAt'
  | 'administrator'
  | 'verifiedAt'
  | 'leavesAt'
>;

/* A fixed statement, because every page sends this query first. */
const own = fixedStatement<'id'>(`
  select u.id, u.name, u.role, u.email, u.picture, u.country, u.grade_id, u.created_at, u.administrator, u.verified_at,
    u.leaves_at, exists (select from text_speakers t where t.user_id = u.id) as reads_texts, s.id as school_id, s.name as school_name, ${plainLearningOf('u.id')} as plain
  from users u left join schools s on s.id = u.school_id where u.id = {id}`);

type OwnRow = Omit<Shown, 'gradeId' | 'createdAt' | 'verifiedAt' | 'leavesAt'> & {
  grade_id: number | null;
  created_at: string;
  verified_at: string | null;
  leaves_at: string | null;
  school_id: number | null;
  school_name: string | null;
  plain: boolean;
  reads_texts: boolean;
};

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

export type OwnFacts = {
  row: Shown;
  school: { id: number; name: string } | null;
  plain: boolean;
  readsTexts: boolean;
};

/** A person's own row, their school, and whether they learn without motivation. One statement. */
export const ownFacts = async (db: Db, id: number): Promise<OwnFacts | null> => {
  const [found] = await db.execute<OwnRow>(own({ id }));
  if (found === undefined) return null;
  const { grade_id, created_at, verified_at, leaves_at, school_id, school_name, plain, reads_texts, ...row } =
    found;
  const moments = {
    createdAt: new Date(created_at),
    verifiedAt: momentOf(verified_at),
    leavesAt: momentOf(leaves_at),
  };
  return {
    row: { ...row, ...moments, gradeId: grade_id },
    school: school_id === null ? null : { id: school_id, name: school_name ?? '' },
    plain,
    readsTexts: reads_texts,
  };
};
