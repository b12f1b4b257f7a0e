/** The children of a report with their school, class, teacher, badges, and their guardians' choices. */
import type { Language } from '@afrolearn/learning/languages/languages.ts';
import type { Consent } from '@afrolearn/learning/people/consent.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { guardianStopsInsights } from '#features/bonds/index.ts';
import { unitTellsFaith } from '#features/catalogue/index.ts';

export type ReportChild = {
  id: number;
  name: string;
  picture: string | null;
  gradeId: number | null;
  country: string | null;
  consent: Consent;
  /** The planned date of the account's deletion. */
  leavesAt: string | null;
  /** Whether the learner has insights switched on (G35). */
  insights: boolean;
  school: string | null;
  schoolZone: string | null;
  class: string | null;
  teacher: string | null;
  badges: { id: string; unit: string | null }[];
};

/** These learners, by name: one query. Of several classes, the one with the longest membership is named. */
export const reportChildren = async (db: Db, learners: SQL): Promise<ReportChild[]> => [
  ...(await db.execute<ReportChild>(sql`
    select c.id, c.name, c.picture, c.grade_id as "gradeId", c.country, c.consent::text as consent,
      to_char(c.leaves_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "leavesAt",
      coalesce(w.insights, true) and not ${guardianStopsInsights(sql`c.id`)} as insights, s.name as school, s.zone as "schoolZone",
      room.name as class, room.teacher,
      coalesce((select jsonb_agg(jsonb_build_object('id', b.badge_id, 'unit', u.title) order by b.earned_at desc, b.badge_id)
        from earned_badges b left join units u
          on u.id = case when b.badge_id ~ '^unit-[1-9][0-9]{0,8}$' then substr(b.badge_id, 6)::int end
        where b.user_id = c.id and (u.id is null or not ${unitTellsFaith(sql`u`)})), '[]') as badges
    from users c
    left join schools s on s.id = c.school_id
    left join settings w on w.user_id = c.id
    left join lateral (
      select r.name, t.name as teacher from class_members m join classes r on r.id = m.class_id
      join users t on t.id = r.teacher_id
      where m.user_id = c.id and r.archived_at is null and r.school_id = c.school_id
      order by m.joined_at, r.id limit 1) room on true
    where c.id in ${learners} and c.role = 'learner'
    order by c.name, c.id`)),
];

export type PupilChoices = { childId: number; paper: boolean; language: Language | null };

/**
 * The language of reports about a child: for a guardian their own choice, for the school the choice of the first
 * guardian who made one. Null when nobody chose one.
 */
export const familyLanguage = async (
  db: Db,
  childId: number,
  asker: { id: number; role: string },
): Promise<Language | null> => {
  // Learners read about themselves in the language of their own pages.
  if (asker.role === 'learner') return null;
  const own = asker.role === 'parent' ? sql`and g.guardian_id = ${asker.id}` : sql``;
  const [row] = await db.execute<{ language: Language }>(sql`
    select c.language from guardianships g join guardian_choices c on c.guardian_id = g.guardian_id
    where g.child_id = ${childId} ${own} order by g.created_at, g.guardian_id limit 1`);
  return row?.language ?? null;
};

/** For each pupil, whether a guardian wants paper, and the language of the first guardian who chose one. */
export const paperChoices = async (db: Db, childIds: readonly number[]): Promise<PupilChoices[]> => [
  ...(await db.execute<PupilChoices>(sql`
    select g.child_id as "childId", bool_or(coalesce(c.paper, true)) as paper,
      (array_agg(c.language order by g.created_at, g.guardian_id) filter (where c.language is not null))[1] as language
    from guardianships g left join guardian_choices c on c.guardian_id = g.guardian_id
    where g.child_id = any(${sql.param([...childIds])}::int[])
    group by g.child_id`)),
];
