/** Learners without consent: warned, dormant, warned again. Every step is one statement that one process wins. */

import type { Language } from '@afrolearn/learning/languages/languages.ts';
import { hasConsent } from '@afrolearn/learning/people/consent.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { dormancies, users } from '#db/tables.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Permissions: dormant without consent, deleted after 12 months. The days before that are our own choice (decision
 * 0056).
 */
const terms = { warnAfter: 60, sleepAfterWarning: 30, warnBeforeEnd: 30, months: 12 } as const;

const at = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;
const ago = (now: Date, days: number): SQL => at(new Date(now.getTime() - days * day));

const without = sql`u.role = 'learner' and u.consent not in ('school', 'guardian')`;
/* The start of the time without consent: the account's creation, or the day on which somebody refused. */
const since = sql`greatest(u.created_at, coalesce(u.consent_at, u.created_at))`;

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/** Consent ends the dormancy. */
export const wakeConsented = async (db: Db): Promise<void> => {
  await db.execute(
    sql`delete from ${dormancies} d using users u where u.id = d.user_id and not (${without})`,
  );
};

export const warnThose = async (db: Db, now: Date): Promise<number[]> =>
  idsOf(
    await db.execute<{ id: number }>(sql`
      insert into ${dormancies} (user_id, warned_at)
      select u.id, ${at(now)} from users u where ${without} and ${since} <= ${ago(now, terms.warnAfter)}
      on conflict do nothing returning user_id as id`),
  );

export const putToSleep = async (db: Db, now: Date): Promise<number[]> =>
  idsOf(
    await db.execute<{ id: number }>(sql`
      update ${dormancies} d set dormant_at = ${at(now)} from users u
      where u.id = d.user_id and ${without} and d.dormant_at is null
        and d.warned_at <= ${ago(now, terms.sleepAfterWarning)}
      returning d.user_id as id`),
  );

const monthsAgo = (now: Date, extraDays: number): SQL =>
  sql`${at(now)} - make_interval(months => ${terms.months}) + make_interval(days => ${extraDays})`;

export const warnOfEnd = async (db: Db, now: Date): Promise<number[]> =>
  idsOf(
    await db.execute<{ id: number }>(sql`
      update ${dormancies} d set deletion_warned_at = ${at(now)} from users u
      where u.id = d.user_id and ${without} and d.deletion_warned_at is null
        and d.dormant_at <= ${monthsAgo(now, terms.warnBeforeEnd)}
      returning d.user_id as id`),
  );

/** Learners whose time is over and whose second warning is a month old, locked until the transaction ends. */
export const whoseTimeIsOver = async (db: Db, now: Date): Promise<number[]> =>
  idsOf(
    await db.execute<{ id: number }>(sql`
      select u.id from ${dormancies} d join users u on u.id = d.user_id
      where ${without} and u.leaves_at is null and d.dormant_at <= ${monthsAgo(now, 0)}
        and d.deletion_warned_at <= ${ago(now, terms.warnBeforeEnd)}
      order by u.id limit 100 for update of u`),
  );

type Dormancy = { dormantAt: Date; endsAt: Date };

/** Since when an account is dormant, and when it ends; null when it is not dormant. */
export const dormancyOf = async (db: Db, userId: number): Promise<Dormancy | null> => {
  const [row] = await db
    .select({
      dormantAt: dormancies.dormantAt,
      endsAt: sql<string>`${dormancies.dormantAt} + make_interval(months => ${terms.months})`,
      consent: users.consent,
    })
    .from(dormancies)
    .innerJoin(users, eq(users.id, dormancies.userId))
    .where(eq(dormancies.userId, userId));
  if (row === undefined || row.dormantAt === null || hasConsent(row.consent)) return null;
  return { dormantAt: row.dormantAt, endsAt: new Date(row.endsAt) };
};

type Reader = { childId: number; id: number; email: string | null; language: Language; self: boolean };

/** The recipients of a message about these learners: themselves and their guardians. */
export const toTell = async (db: Db, ids: readonly number[]): Promise<Reader[]> => {
  if (ids.length === 0) return [];
  const these = sql`(${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )})`;
  return await db.execute<Reader>(sql`
    select c.child_id as "childId", u.id, u.email, coalesce(s.language, 'en') as language, c.child_id = u.id as self
    from (select id as child_id, id as person_id from users where id in ${these}
      union all select child_id, guardian_id from guardianships where child_id in ${these}) c
    join users u on u.id = c.person_id and u.suspended_at is null left join settings s on s.user_id = u.id
    order by 1, 2`);
};
