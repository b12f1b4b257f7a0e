/** Adults whom a school confirmed before, and reminders about them. */
import type { Language } from '@afrolearn/learning/languages/languages.ts';
import type { Day } from '@afrolearn/learning/streaks/days.ts';
import { and, asc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { confirmationReminders, schools, users } from '#db/tables.ts';
import { isAdult, type UserRow } from '#features/accounts/index.ts';

const mostListed = 500;

const isOld = (before: Day): SQL =>
  sql`${users.confirmedAt} < ${before}::timestamp at time zone ${schools.zone}`;

/** Lapsed adults first, because they wait. */
export const adultsToConfirm = async (db: Db, schoolId: number, before: Day): Promise<UserRow[]> => {
  const rows = await db
    .select({ user: users })
    .from(users)
    .innerJoin(schools, eq(schools.id, users.schoolId))
    .where(
      and(
        eq(users.schoolId, schoolId),
        isAdult,
        isNull(users.suspendedAt),
        isNotNull(users.confirmedAt),
        or(isNull(users.verifiedAt), isOld(before)),
      ),
    )
    .orderBy(sql`${users.verifiedAt} is not null`, asc(users.name), asc(users.id))
    .limit(mostListed);
  return rows.map(({ user }) => user);
};

type Reminded = { id: number; email: string | null; language: Language };

/**
 * Administrators of schools with adults to confirm, each once per reminder: the unique key makes it idempotent for
 * any number of processes.
 */
export const remindOnce = async (
  db: Db,
  { before, what, now }: { before: Day; what: string; now: Date },
): Promise<Reminded[]> =>
  await db.execute(sql`
    with kept as (
      insert into ${confirmationReminders} (user_id, what, at)
      select u.id, ${what}, ${now.toISOString()}::timestamptz from users u
      where u.administrator and u.verified_at is not null and u.suspended_at is null and exists (
        select from users a join schools s on s.id = a.school_id
        where a.school_id = u.school_id and not s.demo and a.role in ('teacher', 'parent') and a.suspended_at is null
          and a.verified_at is not null and a.confirmed_at < ${before}::timestamp at time zone s.zone)
      on conflict do nothing returning user_id)
    select u.id, u.email, coalesce(c.language, 'en') as language
    from kept join users u on u.id = kept.user_id left join settings c on c.user_id = u.id`);

/** The language of each of these people. */
export const languagesOf = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Language>> => {
  if (ids.length === 0) return new Map();
  const rows = await db.execute<{ id: number; language: Language }>(sql`
    select user_id as id, language from settings
    where language is not null and user_id in (${sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    )})`);
  return new Map(rows.map(({ id, language }) => [id, language]));
};
