/** Who a learner is to the one who asks, and the sums of what they did: one query each. */
import { type LearnerTotals, noTotals } from '@afrolearn/learning/badges/totals.ts';
import { noGrade } from '@afrolearn/learning/events/state.ts';
import type { Consent } from '@afrolearn/learning/people/consent.ts';
import { zoneOfCountry } from '@afrolearn/learning/places/zones.ts';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { activeDays, earnedBadges, gradeSeeds, learnerTotals, schools, settings, users } from '#db/tables.ts';

export type LearnerFacts = {
  userId: number;
  role: 'learner' | 'teacher' | 'parent';
  consent: Consent;
  gradeId: number | null;
  /** The school's, else that of the learner's country. */
  zone: string;
  /** Whether the learner wants to be told how they learn. */
  insights: boolean;
  totals: LearnerTotals;
  /** Seeds earned in the learner's own class. */
  gradeXp: number;
  /** In order, as `2026-03-09`. */
  activeDays: readonly string[];
  badges: number;
};

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
      totals: sums,
      gradeXp: gradeSeeds.seeds,
      activeDays: sql<string[]>`array(select ${activeDays.day}::text from ${activeDays}
        where ${activeDays.userId} = ${users.id} order by ${activeDays.day})`,
      badges: sql<number>`(select count(*)::int from ${earnedBadges}
        where ${earnedBadges.userId} = ${users.id})`,
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
  const { country, schoolZone, ...facts } = row;
  return {
    ...facts,
    zone: schoolZone ?? zoneOfCountry(country),
    insights: facts.insights ?? true,
    totals: facts.totals ?? noTotals,
    gradeXp: facts.gradeXp ?? 0,
  };
};

export type Bonds = {
  role: 'learner' | 'teacher' | 'parent';
  schoolId: number | null;
  consent: Consent;
  picture: string | null;
  isGuardian: boolean;
  teaches: boolean;
  sharesClass: boolean;
};

/** What ties one person to another; null when there is no such other. */
export const bondsOf = async (db: Db, viewerId: number, userId: number): Promise<Bonds | null> => {
  // Written out: in a select of one table drizzle names columns without their table, and `id` would be the class's.
  const [row] = await db
    .select({
      role: users.role,
      schoolId: users.schoolId,
      consent: users.consent,
      picture: users.picture,
      isGuardian: sql<boolean>`exists (select from guardianships g
        where g.child_id = users.id and g.guardian_id = ${viewerId})`,
      teaches: sql<boolean>`exists (select from classes c join class_members m on m.class_id = c.id
        where m.user_id = users.id and c.teacher_id = ${viewerId} and c.archived_at is null)`,
      sharesClass: sql<boolean>`exists (select from class_members mine
        join class_members theirs on theirs.class_id = mine.class_id
        join classes c on c.id = mine.class_id and c.archived_at is null
        where mine.user_id = ${viewerId} and theirs.user_id = users.id)`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
};
