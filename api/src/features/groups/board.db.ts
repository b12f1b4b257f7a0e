/** The five boards of a group. Each learner's points come from sums by learner, never from all learners' events. */
import { subjectByKey, subjectByName } from '@afrolearn/learning/catalogue/subjects.ts';
import { type BoardType, monthStart, weekStart } from '@afrolearn/learning/groups/periods.ts';
import { namesOfTools } from '@afrolearn/learning/tools/categories.ts';
import { type ToolCategory, toolCategories } from '@afrolearn/learning/tools/category-names.ts';
import { seedsPerTool } from '@afrolearn/learning/xp/seeds.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import {
  blockedWith,
  classmatesAmong,
  isHiddenFromBoards,
  isSocial,
  listOf,
  type MeetingRules,
} from '#features/bonds/index.ts';
import { nameShown, pictureShown } from '#features/cases/index.ts';
import type { Person } from '#http/context.ts';
import { memberIdsOf } from './together.db.ts';

export type BoardOf = { type: BoardType; subject?: string | undefined; category?: ToolCategory | undefined };

export type BoardRow = {
  userId: number;
  name: string;
  /** Whether the asker may read the whole name. */
  knows: boolean;
  avatar: string | null;
  points: number;
  badges: number;
  totalLessons: number;
  totalQuizzes: number;
  activeDays: string[];
};

/** The subject by its name. The default is Mathematics, the documented category of a group. */
export const subjectOf = (subject: string | undefined) =>
  (subject === undefined ? undefined : subjectByName(subject)) ?? subjectByKey('math');

/* One row of points for each learner with points; `among` is the array of the members. */
const earnedSince = (among: SQL, day: string, zone: string): SQL =>
  sql`select p.user_id, sum(p.points) as points from entry_states p where p.user_id = any(${among})
    and p.ended_at >= (${day}::date::timestamp at time zone ${zone}) group by p.user_id`;

/* The same tool on the same day counts once. */
const withTools = (among: SQL, category: ToolCategory | undefined): SQL => {
  const names = (category === undefined ? toolCategories : [category]).flatMap(namesOfTools);
  return sql`select e.user_id, ${seedsPerTool} * count(distinct (e.payload->>'tool', e.counted_on)) as points
    from events e where e.user_id = any(${among}) and e.type = 'tool.completed' and e.doubt is null
      and e.payload->>'tool' in (${sql.join(
        names.map((name) => sql`${name}`),
        sql`, `,
      )}) group by e.user_id`;
};

const pointsOf = (
  among: SQL,
  { type, subject, category }: BoardOf,
  { today, zone }: { today: string; zone: string },
): SQL => {
  switch (type) {
    case 'overall':
      return sql`select user_id, points from totals`;
    case 'weekly':
      return earnedSince(among, weekStart(today), zone);
    case 'monthly':
      return earnedSince(among, monthStart(today), zone);
    case 'subject':
      return sql`select up.user_id, sum(up.points) as points from unit_progress up join units n on n.id = up.unit_id
        where up.user_id = any(${among}) and n.subject_id = ${subjectOf(subject)?.id ?? 0} group by up.user_id`;
    case 'tool_category':
      return withTools(among, category);
  }
};

/**
 * The members whom the asker may see on a board, unsorted. Learners who opted out of boards see only themselves
 * there. The ids of the members are read first: each table is then read once for all of them.
 */
export const boardRows = async (
  db: Db,
  rules: MeetingRules,
  asker: Person,
  groupId: number,
  board: BoardOf,
  when: { today: string; zone: string },
): Promise<BoardRow[]> => {
  const among = listOf(await memberIdsOf(db, groupId));
  const isShown = sql`not ${isHiddenFromBoards(sql`u`, among)}`;
  const isLearner = asker.role === 'learner';
  const met = isLearner
    ? sql`(u.id = ${asker.id} or (${isSocial(rules, sql`u`, among)} and u.id not in ${blockedWith(asker.id)}
        and ${isShown}))`
    : isShown;
  const knows = isLearner
    ? sql`(u.id = ${asker.id} or u.id = any(array(${classmatesAmong(asker.id, among)})))`
    : sql`true`;
  const name = isLearner
    ? sql`case when u.id = ${asker.id} then u.name else ${nameShown(sql`u`, among)} end`
    : sql`u.name`;
  // Wrapped, because a statement that begins with `with` and names people is taken for a change of them (decision
  // 42).
  return await db.execute<BoardRow>(sql`select * from (
    with totals as materialized (select * from learner_totals where user_id = any(${among})),
      earned as materialized (${pointsOf(among, board, when)}),
      won as materialized (select b.user_id, count(*)::int as badges from earned_badges b
        where b.user_id = any(${among}) group by b.user_id),
      active as materialized (select a.user_id, array_agg(a.day::text order by a.day) as days from active_days a
        where a.user_id = any(${among}) group by a.user_id)
    select u.id as "userId", ${name} as name, ${pictureShown(sql`u`, among)} as avatar, ${knows} as knows,
      coalesce(e.points, 0)::int as points, coalesce(w.badges, 0) as badges,
      coalesce(t.videos + t.readings + t.quizzes_passed, 0) as "totalLessons", coalesce(t.quizzes, 0) as "totalQuizzes",
      coalesce(a.days, '{}') as "activeDays"
    from users u left join totals t on t.user_id = u.id left join earned e on e.user_id = u.id
      left join won w on w.user_id = u.id left join active a on a.user_id = u.id
    where u.id = any(${among}) and ${met}) board`);
};
