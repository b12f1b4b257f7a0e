/** The five boards of a group: each learner's points from sums that are kept by learner, never from all learners' events. */
import { subjectByKey, subjectByName } from '@afrolearn/learning/catalogue/subjects.ts';
import { type BoardType, monthStart, weekStart } from '@afrolearn/learning/groups/periods.ts';
import { namesOfTools } from '@afrolearn/learning/tools/categories.ts';
import { type ToolCategory, toolCategories } from '@afrolearn/learning/tools/category-names.ts';
import { seedsPerTool } from '@afrolearn/learning/xp/seeds.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import {
  blockedWith,
  classmatesOf,
  isHiddenFromBoards,
  isSocial,
  type MeetingRules,
} from '#features/bonds/index.ts';
import { nameShown, pictureShown } from '#features/cases/index.ts';
import type { Person } from '#http/context.ts';

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

/** The subject by its name; Mathematics, as the documented category of a group, unless said. */
export const subjectOf = (subject: string | undefined) =>
  (subject === undefined ? undefined : subjectByName(subject)) ?? subjectByKey('math');

const earnedSince = (day: string, zone: string): SQL =>
  sql`(select coalesce(sum(p.points), 0) from item_progress p where p.user_id = u.id
    and p.completed_at >= (${day}::date::timestamp at time zone ${zone}))`;

/* The same tool on the same day is one. */
const withTools = (category: ToolCategory | undefined): SQL => {
  const names = (category === undefined ? toolCategories : [category]).flatMap(namesOfTools);
  return sql`(select ${seedsPerTool} * count(distinct (e.payload->>'tool', e.counted_on)) from events e
    where e.user_id = u.id and e.type = 'tool.completed' and e.doubt is null
      and e.payload->>'tool' in (${sql.join(
        names.map((name) => sql`${name}`),
        sql`, `,
      )}))`;
};

const pointsOf = ({ type, subject, category }: BoardOf, today: string, zone: string): SQL => {
  switch (type) {
    case 'overall':
      return sql`coalesce(t.points, 0)`;
    case 'weekly':
      return earnedSince(weekStart(today), zone);
    case 'monthly':
      return earnedSince(monthStart(today), zone);
    case 'subject':
      return sql`(select coalesce(sum(up.points), 0) from unit_progress up join units n on n.id = up.unit_id
        where up.user_id = u.id and n.subject_id = ${subjectOf(subject)?.id ?? 0})`;
    case 'tool_category':
      return withTools(category);
  }
};

const isShown = sql`not ${isHiddenFromBoards(sql`u`)}`;

/** The members whom the asker may see on a board, unsorted. Who wants to stand on none sees only themselves there. */
export const boardRows = (
  db: Db,
  rules: MeetingRules,
  asker: Person,
  groupId: number,
  board: BoardOf,
  { today, zone }: { today: string; zone: string },
): Promise<BoardRow[]> => {
  const met =
    asker.role === 'learner'
      ? sql`(u.id = ${asker.id} or (${isSocial(rules, sql`u`)} and u.id not in ${blockedWith(asker.id)}
          and ${isShown}))`
      : isShown;
  const knows =
    asker.role === 'learner' ? sql`(u.id = ${asker.id} or u.id in ${classmatesOf(asker.id)})` : sql`true`;
  return db.execute<BoardRow>(sql`
    select u.id as "userId", ${asker.role === 'learner' ? sql`case when u.id = ${asker.id} then u.name else ${nameShown(sql`u`)} end` : sql`u.name`} as name,
      ${pictureShown(sql`u`)} as avatar, ${knows} as knows, (${pointsOf(board, today, zone)})::int as points,
      (select count(*)::int from earned_badges b where b.user_id = u.id) as badges,
      coalesce(t.videos + t.readings + t.quizzes, 0) as "totalLessons", coalesce(t.quizzes, 0) as "totalQuizzes",
      array(select a.day::text from active_days a where a.user_id = u.id order by a.day) as "activeDays"
    from group_members m join users u on u.id = m.user_id left join learner_totals t on t.user_id = u.id
    where m.group_id = ${groupId} and m.left_at is null and ${met}`);
};
