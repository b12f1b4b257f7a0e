import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { stillOpen } from '#db/still-open.ts';
import { guardianships, linkCodes, schools, users } from '#db/tables.ts';
import type { UserRow } from '#features/accounts/index.ts';
import { guardiansOf, learnersSeenBy, membersOf } from '#features/bonds/index.ts';
import type { Person } from '#http/context.ts';

/** The lifetime of a link code. */
export const codesLive = 7 * 24 * 60 * 60 * 1000;

export const childrenOf = async (db: Db, guardian: Person): Promise<UserRow[]> =>
  await db
    .select()
    .from(users)
    .where(inArray(users.id, learnersSeenBy(guardian)))
    .orderBy(asc(users.name), asc(users.id));

/** The first guardian of each child, who may invite others. */
export const firstGuardians = async (db: Db, childIds: readonly number[]): Promise<Map<number, number>> => {
  if (childIds.length === 0) return new Map();
  const rows = await db
    .select({ childId: guardianships.childId, guardianId: guardianships.guardianId })
    .from(guardianships)
    .innerJoin(users, eq(users.id, guardianships.childId))
    .where(inArray(guardianships.childId, [...childIds]))
    // For links of the same moment, the one who made the account counts as first.
    .orderBy(
      asc(guardianships.createdAt),
      sql`${guardianships.guardianId} is distinct from ${users.createdBy}`,
      asc(guardianships.guardianId),
    );
  const first = new Map<number, number>();
  for (const { childId, guardianId } of rows) if (!first.has(childId)) first.set(childId, guardianId);
  return first;
};

/** Whether somebody is still a guardian, to validate an earlier decision of theirs. */
export const isGuardian = async (db: Db, guardianId: number, childId: number): Promise<boolean> => {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, guardianId), inArray(users.id, guardiansOf(childId))));
  return rows.length > 0;
};

export const link = async (db: Db, guardianId: number, childId: number, now: Date): Promise<void> => {
  await db.insert(guardianships).values({ guardianId, childId, createdAt: now }).onConflictDoNothing();
};

/**
 * Deletes a link and this guardian's codes for the child: a former guardian must not invite others. False when there
 * was no such link.
 */
export const unlink = async (db: Db, guardianId: number, childId: number): Promise<boolean> => {
  const gone = await db
    .delete(guardianships)
    .where(and(eq(guardianships.guardianId, guardianId), eq(guardianships.childId, childId)))
    .returning({ childId: guardianships.childId });
  await db.delete(linkCodes).where(and(eq(linkCodes.madeBy, guardianId), eq(linkCodes.childId, childId)));
  return gone.length > 0;
};

/** The guardians of a child, the earliest first. */
export const linksOf = async (
  db: Db,
  childId: number,
): Promise<{ id: number; name: string; since: Date }[]> =>
  await db
    .select({ id: users.id, name: users.name, since: guardianships.createdAt })
    .from(guardianships)
    .innerJoin(users, eq(users.id, guardianships.guardianId))
    .where(eq(guardianships.childId, childId))
    .orderBy(asc(guardianships.createdAt), asc(users.id));

const hashCode = (code: string) => createHash('sha256').update(code).digest();

export const keepCode = async (
  db: Db,
  { code, ...row }: { code: string; childId: number; madeBy: number; expiresAt: Date },
): Promise<void> => {
  const codeHash = hashCode(code);
  await db
    .insert(linkCodes)
    .values({ ...row, codeHash })
    .onConflictDoUpdate({
      target: [linkCodes.childId, linkCodes.madeBy],
      targetWhere: sql`not on_sheet`,
      set: { codeHash, expiresAt: row.expiresAt },
    });
};

/** Codes of a printed sheet do not replace earlier ones: each works until it is used or expires. */
export const keepSheet = async (
  db: Db,
  codes: readonly { code: string; childId: number }[],
  { madeBy, expiresAt }: { madeBy: number; expiresAt: Date },
): Promise<void> => {
  if (codes.length === 0) return;
  await db.insert(linkCodes).values(
    codes.map(({ code, childId }) => ({
      codeHash: hashCode(code),
      childId,
      madeBy,
      expiresAt,
      onSheet: true,
    })),
  );
};

/** The heading of a printed sheet: school and teacher. */
export const headOfSheet = async (
  db: Db,
  { schoolId, teacherId }: { schoolId: number | null; teacherId: number },
): Promise<{ school: string | null; teacher: string }> => {
  const [row] = await db
    .select({ teacher: users.name, school: schools.name })
    .from(users)
    .leftJoin(schools, eq(schools.id, schoolId ?? 0))
    .where(eq(users.id, teacherId));
  return { school: row?.school ?? null, teacher: row?.teacher ?? '' };
};

/** The members of a class, in the order of its list. */
export const pupilsIn = async (db: Db, classId: number): Promise<UserRow[]> =>
  await db
    .select()
    .from(users)
    .where(inArray(users.id, membersOf(classId)))
    .orderBy(asc(users.name), asc(users.id));

/**
 * Deletes a code and returns its child: of two people who send it at once, one succeeds. A parent's code is valid
 * only while the parent is a guardian. The same statement checks that, so a code that was made during an unlink is
 * void, too.
 */
export const takeCode = async (db: Db, code: string, now: Date): Promise<number | null> => {
  const makerMayInvite = sql`exists (select from users maker where maker.id = ${linkCodes.madeBy} and
    (maker.role <> 'parent' or exists (select from guardianships g
      where g.guardian_id = maker.id and g.child_id = ${linkCodes.childId})))`;
  const [row] = await db
    .delete(linkCodes)
    .where(
      and(
        eq(linkCodes.codeHash, hashCode(code)),
        stillOpen(linkCodes.expiresAt, now, codesLive),
        makerMayInvite,
      ),
    )
    .returning({ childId: linkCodes.childId });
  return row?.childId ?? null;
};

/** Deletes all codes that an adult made. */
export const dropCodesOf = async (db: Db, madeBy: number): Promise<void> => {
  await db.delete(linkCodes).where(eq(linkCodes.madeBy, madeBy));
};

/** A guardian's choices for each child, and whether another guardian turned it off. */
export type CommunityChoice = { on: boolean; approveFriends: boolean; offByOther: boolean };

export const choicesOf = async (db: Db, guardianId: number): Promise<Map<number, CommunityChoice>> => {
  const rows = await db
    .select({
      childId: guardianships.childId,
      on: guardianships.community,
      approveFriends: guardianships.approveFriends,
      offByOther: sql<boolean>`exists (select from guardianships g where g.child_id = guardianships.child_id
        and g.guardian_id <> guardianships.guardian_id and not g.community)`,
    })
    .from(guardianships)
    .where(eq(guardianships.guardianId, guardianId));
  return new Map(rows.map(({ childId, ...choice }) => [childId, choice]));
};

/** Fields that are not given stay unchanged. */
export const setChoice = async (
  db: Db,
  guardianId: number,
  childId: number,
  { on, approveFriends }: { on?: boolean | undefined; approveFriends?: boolean | undefined },
): Promise<void> => {
  if (on === undefined && approveFriends === undefined) return;
  await db
    .update(guardianships)
    .set({
      ...(on === undefined ? {} : { community: on }),
      ...(approveFriends === undefined ? {} : { approveFriends }),
    })
    .where(and(eq(guardianships.guardianId, guardianId), eq(guardianships.childId, childId)));
};
