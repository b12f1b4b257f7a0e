/** The sums of what a learner did: one query. */
import { type LearnerTotals, noTotals } from '@afrolearn/learning/badges/totals.ts';
import { noGrade } from '@afrolearn/learning/events/state.ts';
import type { Consent } from '@afrolearn/learning/people/consent.ts';
import { zoneOfCountry } from '@afrolearn/learning/places/zones.ts';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import {
  activeDays,
  earnedBadges,
  gradeSeeds,
  helpMarks,
  learnerTotals,
  schools,
  settings,
  users,
} from '#db/tables.ts';
import { guardianStopsInsights } from '#features/bonds/index.ts';

export type LearnerFacts = {
  userId: number;
  role: 'learner' | 'teacher' | 'parent';
  consent: Consent;
  gradeId: number | null;
  /** The school's time zone, else that of the learner's country. */
  zone: string;
  /** Whether the learner has insights switched on. */
  insights: boolean;
  totals: LearnerTotals;
  /** Seeds earned in the learner's own grade. */
  gradeXp: number;
  /** In order, as `2026-03-09`. */
  activeDays: readonly string[];
  badges: number;
  /** How often the learner helped a classmate, as a teacher confirmed it (G33). */
  helps: number;
  /** Groups that the learner was ever in together with somebody else. */
  groupsJoined: number;
};

/* The same as an SQL expression. */
const groupsJoinedBy = (userId: SQL): SQL<number> =>
  sql`(select count(*)::int from group_members own where own.user_id = ${userId} and exists (
    select from group_members other where other.group_id = own.group_id and other.user_id <> own.user_id))`;

const { userId: _, syncedAt: __, ...sums } = getTableColumns(learnerTotals);

export const learnerFacts = async (db: Db, userId: number): Promise<LearnerFacts | null> => {
  const [row] = await db
    .select({
      userId: users.id,
      role: users.role,
      consent: users.consent,
      gradeId: users.gradeId,
      country: users.country,
      schoolZone: schools.zone,
      insights: settings.insights,
      stopped: guardianStopsInsights(sql`${users.id}`),
      totals: sums,
      gradeXp: gradeSeeds.seeds,
      activeDays: sql<string[]>`array(select ${activeDays.day}::text from ${activeDays}
        where ${activeDays.userId} = ${users.id} order by ${activeDays.day})`,
      badges: sql<number>`(select count(*)::int from ${earnedBadges}
        where ${earnedBadges.userId} = ${users.id})`,
      helps: sql<number>`(select count(*)::int from ${helpMarks}
        where ${helpMarks.helperId} = ${users.id} and ${helpMarks.state} = 'confirmed')`,
      groupsJoined: groupsJoinedBy(sql`${users.id}`),
    })
    .from(users)
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .leftJoin(settings, eq(settings.userId, users.id))
    .leftJoin(learnerTotals, eq(learnerTotals.userId, users.id))
    .leftJoin(
      gradeSeeds,
      and(
        eq(gradeSeeds.userId, users.id),
        eq(gradeSeeds.gradeId, sql`coalesce(${users.gradeId}, ${noGrade})`),
      ),
    )
    .where(eq(users.id, userId));
  if (row === undefined) return null;
  const { country, schoolZone, stopped, ...facts } = row;
  return {
    ...facts,
    zone: schoolZone ?? zoneOfCountry(country),
    insights: (facts.insights ?? true) && !stopped,
    totals: facts.totals ?? noTotals,
    gradeXp: facts.gradeXp ?? 0,
  };
};

/**
 * A version of everything that a learner's own answers depend on. Every reward rewrites the row of sums, and
 * PostgreSQL numbers each version of a row (`xmin`). Places are covered by their count and the sum of their `xmin`:
 * the maximum is not enough, because of two concurrent writes the higher number may commit first. Null when there is
 * no such learner.
 */
export const standOf = async (db: Db, userId: number): Promise<string | null> => {
  const [row] = await db.execute<{ stand: string }>(sql`
    select row(t.xmin, t.ctid, u.role, u.consent, u.grade_id, u.country, s.zone, w.insights,
      ${guardianStopsInsights(sql`u.id`)},
      ${groupsJoinedBy(sql`u.id`)},
      (select (count(*), sum(p.xmin::text::int8))::text from places_left p where p.user_id = u.id))::text as stand
    from users u left join learner_totals t on t.user_id = u.id left join schools s on s.id = u.school_id
      left join settings w on w.user_id = u.id where u.id = ${userId}`);
  return row?.stand ?? null;
};
