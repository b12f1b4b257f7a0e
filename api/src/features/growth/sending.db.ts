/**
 * The queue of reports for families. The unique key allows one row per child, guardian, week and way, so queueing is
 * idempotent. One process claims a row; if it dies after that, the row is not sent again.
 */
import type { Language } from '@afrolearn/learning/languages/languages.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { reportSendings } from '#db/tables.ts';

export type Way = 'sms' | 'mail';
type Ways = { sms: boolean; mail: boolean };

const mostTries = 4;
const minute = 60_000;

/*
 * Checked when a report is queued and again when it is sent, so that a deleted link or a changed choice counts at
 * once.
 */
const wanted = (
  ways: Ways,
): SQL => sql`child.consent in ('school', 'guardian') and guardian.suspended_at is null
  and ((way.name = 'sms' and ${ways.sms} and c.sms and c.phone is not null)
    or (way.name = 'mail' and ${ways.mail} and c.mail and guardian.email is not null
      and guardian.email not like '%.invalid'))`;

const families = sql`guardianships g
  join users child on child.id = g.child_id and child.role = 'learner'
  join users guardian on guardian.id = g.guardian_id and guardian.role = 'parent'
  join guardian_choices c on c.guardian_id = g.guardian_id
  cross join (values ('sms'), ('mail')) as way (name)`;

/** Queues the week's reports of all families, or of these children. Returns how many are new. */
export const putInLine = async (
  db: Db,
  { week, ways, now, children }: { week: string; ways: Ways; now: Date; children?: SQL },
): Promise<number> => {
  const at = now.toISOString();
  const rows = await db.execute(sql`
    insert into report_sendings (child_id, guardian_id, week, way, not_before, made_at)
    select g.child_id, g.guardian_id, ${week}::date, way.name, ${at}::timestamptz, ${at}::timestamptz
    from ${families} where ${wanted(ways)} ${children === undefined ? sql`` : sql`and g.child_id in ${children}`}
    on conflict do nothing returning id`);
  return rows.length;
};

export type Sending = {
  id: number;
  childId: number;
  week: string;
  way: Way;
  tries: number;
  language: Language;
  phone: string | null;
  email: string | null;
};

/** Claims the next report in the queue. A report that is no longer wanted is set aside. */
export const takeNext = async (db: Db, ways: Ways, now: Date): Promise<Sending | null> => {
  const at = now.toISOString();
  const [row] = await db.execute<Sending & { wanted: boolean }>(sql`
    with next as (
      select s.id, s.child_id, s.guardian_id, s.way from report_sendings s
      where s.state = 'waiting' and s.not_before <= ${at}::timestamptz
      order by s.not_before, s.id for update skip locked limit 1),
    asked as (
      select next.id, way.name is not null and ${wanted(ways)} as wanted, c.language, c.phone, guardian.email
      from next left join (${families}) on g.child_id = next.child_id and g.guardian_id = next.guardian_id
        and way.name = next.way)
    update report_sendings s set tries = s.tries + 1,
      state = case when asked.wanted then 'sending' else 'unwanted' end,
      ended_at = case when asked.wanted then null else ${at}::timestamptz end
    from asked where asked.id = s.id
    returning s.id, s.child_id as "childId", s.week::text as week, s.way, s.tries, coalesce(asked.wanted, false) as wanted,
      asked.language, asked.phone, asked.email`);
  if (row === undefined) return null;
  return row.wanted ? row : await takeNext(db, ways, now);
};

/**
 * Stores the result of a sending. A refused one is retried after a delay that doubles each time, and is given up
 * after four tries.
 */
export const settle = async (
  db: Db,
  { id, tries }: Pick<Sending, 'id' | 'tries'>,
  fate: 'sent' | 'refused' | 'unsure',
  now: Date,
): Promise<void> => {
  const again = fate === 'refused' && tries < mostTries;
  const state = again ? 'waiting' : fate === 'refused' ? 'failed' : fate;
  await db
    .update(reportSendings)
    .set({
      state,
      notBefore: new Date(now.getTime() + (again ? 5 * minute * 2 ** tries : 0)),
      endedAt: again ? null : now,
    })
    .where(eq(reportSendings.id, id));
};

export type ClassWays = { sms: number; mail: number; sent: number };

/** The number of guardians of these children for each way, and of this week's reports that were sent. */
export const waysOf = async (
  db: Db,
  { week, ways, children }: { week: string; ways: Ways; children: SQL },
): Promise<ClassWays> => {
  const [row] = await db.execute<ClassWays>(sql`
    select count(*) filter (where way.name = 'sms')::int as sms, count(*) filter (where way.name = 'mail')::int as mail,
      (select count(*)::int from report_sendings s
        where s.week = ${week}::date and s.state = 'sent' and s.child_id in ${children}) as sent
    from ${families} where ${wanted(ways)} and g.child_id in ${children}`);
  return row ?? { sms: 0, mail: 0, sent: 0 };
};
