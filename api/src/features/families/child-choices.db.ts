import { type ChildStanding, type ChildSwitch, childSwitches } from '@afrolearn/learning/people/switches.ts';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { guardianships } from '#db/tables.ts';

const { guardianId: _, childId: __, createdAt: ___, ...columns } = getTableColumns(guardianships);

type Words = Pick<ChildStanding, 'own' | 'offByOther' | 'childOff'> & {
  school: string | null;
  schoolPhotos: boolean;
};

const noOf = (rows: readonly Record<ChildSwitch, boolean>[]): Record<ChildSwitch, boolean> =>
  Object.fromEntries(childSwitches.map((key) => [key, rows.some((row) => !row[key])])) as Record<
    ChildSwitch,
    boolean
  >;

/** The choices of this guardian and of the others, of the school and of the child; null when the link is gone. */
export const wordsOn = async (db: Db, guardianId: number, childId: number): Promise<Words | null> => {
  const rows = await db
    .select({ guardianId: guardianships.guardianId, ...columns })
    .from(guardianships)
    .where(eq(guardianships.childId, childId));
  const own = rows.find((row) => row.guardianId === guardianId);
  if (own === undefined) return null;
  const [about] = await db.execute<{
    school: string | null;
    photos: boolean;
    boards: boolean;
    insights: boolean;
    motivation: boolean;
  }>(sql`
    select s.name as school, coalesce(s.photos, false) as photos,
      coalesce(not w.leaderboard, false) as boards, coalesce(not w.insights, false) as insights,
      coalesce(not w.motivation, false) as motivation
    from users u left join schools s on s.id = u.school_id left join settings w on w.user_id = u.id
    where u.id = ${childId}`);
  return {
    own,
    offByOther: noOf(rows.filter((row) => row.guardianId !== guardianId)),
    childOff: {
      boards: about?.boards === true,
      insights: about?.insights === true,
      motivation: about?.motivation === true,
    },
    school: about?.school ?? null,
    schoolPhotos: about?.photos === true,
  };
};

/** Fields that are not given stay unchanged. */
export const setWords = async (
  db: Db,
  guardianId: number,
  childId: number,
  words: Partial<Record<ChildSwitch, boolean>>,
): Promise<void> => {
  if (Object.keys(words).length === 0) return;
  await db
    .update(guardianships)
    .set(words)
    .where(and(eq(guardianships.guardianId, guardianId), eq(guardianships.childId, childId)));
};
