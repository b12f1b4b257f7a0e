import type { LookKind } from '@afrolearn/learning/people/looks.ts';
import { dayIn, defaultZone } from '@afrolearn/learning/streaks/days.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { guardiansOf, teachersOf } from '#features/bonds/index.ts';

type Look = { viewerId: number; learnerIds: readonly number[]; what: LookKind; at: Date };

/**
 * Records that an adult saw the record of these learners: one statement, and one row per day. Ids that are not
 * learners are left out. Rows are inserted in the order of ids, so that concurrent looks cannot deadlock.
 */
export const logLook = async (db: Db, { viewerId, learnerIds, what, at }: Look): Promise<void> => {
  if (learnerIds.length === 0) return;
  const lookedOn = dayIn(defaultZone, at.getTime());
  await db.execute(sql`
    insert into looks (learner_id, viewer_id, what, looked_on, looked_at)
    select u.id, ${viewerId}, ${what}, ${lookedOn}::date, ${at.toISOString()}::timestamptz
    from users u where u.id = any(${sql.param([...new Set(learnerIds)])}::int[]) and u.role = 'learner'
    order by u.id
    on conflict do nothing`);
};

export type LookRow = {
  day: string;
  viewerId: number | null;
  name: string | null;
  what: LookKind;
  isGuardian: boolean;
  teaches: boolean;
  leads: boolean;
  isParent: boolean;
};

/**
 * Who looked at a child, for the last days with a look before a day, the newest first; one day more than requested.
 */
export const looksAt = async (
  db: Db,
  { childId, before, days }: { childId: number; before: string | null; days: number },
): Promise<LookRow[]> => [
  ...(await db.execute<LookRow>(sql`
    select l.looked_on::text as day, l.viewer_id as "viewerId", v.name, l.what,
      coalesce(v.id in ${guardiansOf(childId)}, false) as "isGuardian",
      coalesce(v.id in ${teachersOf(childId)}, false) as teaches,
      coalesce(v.administrator and v.school_id = child.school_id, false) as leads,
      coalesce(v.role = 'parent', false) as "isParent"
    from looks l join users child on child.id = l.learner_id left join users v on v.id = l.viewer_id
    where l.learner_id = ${childId} and l.looked_on in (
      select distinct d.looked_on from looks d
      where d.learner_id = ${childId} and (${before}::date is null or d.looked_on < ${before}::date)
      order by 1 desc limit ${days + 1})
    order by l.looked_on desc, min(l.id) over (partition by l.looked_on, l.viewer_id), l.id`)),
];
