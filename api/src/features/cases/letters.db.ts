/** The recipients of emails about an urgent case. */
import type { Language } from '@afrolearn/learning/languages/languages.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';

type Reader = { email: string; language: Language | null };

const day = 24 * 60 * 60 * 1000;

/**
 * The administrators of the school and the second adult for the urgent case of this report, except the person it is
 * about. Empty if they were emailed within a day. One statement claims the email, so that two concurrent reports send
 * one.
 */
export const lockLetters = async (
  db: Db,
  { userId, id }: { userId: number; id: string },
  now: Date,
): Promise<Reader[]> =>
  await db.execute<Reader>(sql`
    with claimed as (
      update report_cases c set letter_at = ${now.toISOString()}::timestamptz
      from reports r where r.user_id = ${userId} and r.id = ${id}::uuid and r.case_id = c.id and c.urgent
        and c.state <> 'done'
        and (c.letter_at is null or c.letter_at <= ${new Date(now.getTime() - day).toISOString()}::timestamptz)
      returning c.school_id, c.about_id, c.second_id)
    select u.email, s.language from claimed c
      join users u on u.school_id = c.school_id and (u.administrator or u.id = c.second_id)
      left join settings s on s.user_id = u.id
    where u.role = 'teacher' and u.verified_at is not null and u.suspended_at is null
      and u.id is distinct from c.about_id and u.id <> ${userId}
      and u.email is not null and u.email not like '%.invalid'
      and (u.email_verified_at is not null or not u.must_verify_email)
    order by u.id`);
