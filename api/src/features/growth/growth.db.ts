/**
 * What children did in a week or a term, for many children at once: the number of queries is constant. Religious
 * education is left out, because it reveals a belief (G20).
 */
import { subjectName } from '@afrolearn/learning/catalogue/subjects.ts';
import type { GrowthFacts, MadeMistake } from '@afrolearn/learning/growth/growth.ts';
import type { HomeTask } from '@afrolearn/learning/growth/home-texts.ts';
import { type SQL, sql } from 'drizzle-orm';
import { askedEntryOf, isMadeFor } from '#db/asked-entry.ts';
import type { Db } from '#db/connect.ts';
import { entryTellsFaith } from '#features/catalogue/index.ts';

/** A child and the days of the report, in the time zone of the child's school. */
export type AskedChild = {
  id: number;
  name: string;
  zone: string;
  from: string;
  to: string;
  today: string;
  /** Whether worries may be computed (G35). */
  insights: boolean;
};

export type ChildFacts = GrowthFacts & {
  id: number;
  activeDays: readonly string[];
  minutesToday: number;
  currentSubject: string | null;
};

const minute = 60_000;
const longestPause = 5 * minute;

const listed = (children: readonly AskedChild[]): SQL => {
  const of = (value: (child: AskedChild) => string | number) => sql.param(children.map(value));
  return sql`unnest(${of(({ id }) => id)}::int[], ${of(({ zone }) => zone)}::text[], ${of(({ from }) => from)}::date[],
    ${of(({ to }) => to)}::date[], ${of(({ today }) => today)}::date[]) as w (id, zone, from_day, to_day, today)`;
};

const isOpen = sql`not ${entryTellsFaith(sql`i`, sql`u`)}`;
const within = (moment: SQL): SQL =>
  sql`(${moment} at time zone w.zone)::date between w.from_day and w.to_day`;
/* Passed by the end of these days: a report of an earlier week ignores a later pass. */
const isDoneThen = sql`(p.state = 'done' and (p.ended_at at time zone w.zone)::date <= w.to_day)`;
/* Every unit has a 'Checkpoint', so the title needs the unit's name. */
const titled = sql`case when i.type = 'quiz' then u.title || ': ' || i.title else i.title end`;

type Titled = { title: string } | null;
type Marked = { title: string; right: number; total: number } | null;
type Quiz = { title: string; right: number; total: number; passed: boolean } | null;

type SumRow = {
  id: number;
  days: string[];
  school: { present: number; taken: number } | null;
  spent: number;
  spentToday: number;
  before: number;
  finished: number;
  last: Titled;
  tried: number;
  lastTried: Titled;
  quiz: Quiz;
  open: Titled;
  talk: HomeTask | null;
  subjectId: number | null;
};

/*
 * The child's learning time on these days: a pause between two events counts at most five minutes, and the sum is at
 * least the time of the work itself.
 */
const timeOn = (days: SQL): SQL => sql`greatest(
  (select coalesce(sum(t.spent), 0)::float8 from learning_time t where t.user_id = w.id and t.day ${days}),
  (select coalesce(sum(least(gaps.gap, ${longestPause})), 0)::float8 from (
    select extract(epoch from e.counted_at - lag(e.counted_at)
      over (partition by e.counted_on order by e.counted_at)) * 1000 as gap
    from events e where e.user_id = w.id and e.counted_on ${days}) gaps))`;

const sumsOf = async (db: Db, children: readonly AskedChild[]): Promise<SumRow[]> => [
  ...(await db.execute<SumRow>(sql`
    select w.id,
      array(select d.day::text from active_days d
        where d.user_id = w.id and d.day between w.from_day and w.to_day order by d.day) as days,
      ${timeOn(sql`between w.from_day and w.to_day`)} as spent, ${timeOn(sql`= w.today`)} as "spentToday",
      school.found as school, done.before, done.finished, last.found as last,
      tries.tried, tries.last as "lastTried", quiz.found as quiz, open.found as open, talk.found as talk,
      latest.found as "subjectId"
    from ${listed(children)}
    cross join lateral (
      select count(*) filter (where (p.ended_at at time zone w.zone)::date < w.from_day)::int as before,
        count(*) filter (where ${within(sql`p.ended_at`)})::int as finished
      from entry_states p join items i on i.id = p.item_id join units u on u.id = i.unit_id
      where p.user_id = w.id and p.state = 'done' and ${isOpen}) done
    left join lateral (
      select jsonb_build_object('present', count(*) filter (where marks.there), 'taken', count(*)) as found
      from (select bool_or(m.state <> 'absent') as there from attendance_marks m
        where m.learner_id = w.id and m.day between w.from_day and w.to_day group by m.day) marks
      having count(*) > 0) school on true
    left join lateral (
      select jsonb_build_object('title', ${titled}) as found
      from entry_states p join items i on i.id = p.item_id join units u on u.id = i.unit_id
      where p.user_id = w.id and p.state = 'done' and ${within(sql`p.ended_at`)} and ${isOpen}
      order by p.ended_at desc, p.item_id limit 1) last on true
    cross join lateral (
      select count(distinct a.item_id)::int as tried,
        (array_agg(jsonb_build_object('title', ${titled}) order by a.counted_at desc, a.event_id))[1] as last
      from attempts a join items i on i.id = a.item_id join units u on u.id = i.unit_id
        join entry_states p on p.user_id = a.user_id and p.item_id = a.item_id
      where a.user_id = w.id and ${within(sql`a.counted_at`)} and ${isOpen} and not ${isDoneThen}) tries
    left join lateral (
      select jsonb_build_object('title', ${titled}, 'right', a.correct, 'total', a.total, 'passed', ${isDoneThen}) as found
      from attempts a join items i on i.id = a.item_id join units u on u.id = i.unit_id
        join entry_states p on p.user_id = a.user_id and p.item_id = a.item_id
      where a.user_id = w.id and a.total > 0 and ${within(sql`a.counted_at`)} and ${isOpen}
      order by a.correct::float8 / a.total desc, a.counted_at desc, a.event_id limit 1) quiz on true
    left join lateral (
      select jsonb_build_object('title', ${titled}) as found
      from entry_states p join items i on i.id = p.item_id join units u on u.id = i.unit_id
      where p.user_id = w.id and p.state = 'begun' and i.removed_at is null and ${isOpen}
      order by p.opened_at desc, p.item_id limit 1) open on true
    left join lateral (
      select jsonb_build_object('en', i.content ->> 'talkAtHome') || coalesce(u.home -> 'lessons' -> i.n::text, '{}') as found
      from entry_states p join items i on i.id = p.item_id join units u on u.id = i.unit_id
      where p.user_id = w.id and p.state = 'done' and i.type = 'video' and ${isOpen}
        and (p.ended_at at time zone w.zone)::date <= w.to_day
      order by p.ended_at desc, p.item_id limit 1) talk on true
    left join lateral (
      select u.subject_id as found
      from entry_states p join items i on i.id = p.item_id join units u on u.id = i.unit_id
      where p.user_id = w.id and ${isOpen}
      order by greatest(p.opened_at, p.ended_at) desc, p.item_id limit 1) latest on true`)),
];

/* The counted answers of these days. */
const counted = (children: readonly AskedChild[]): SQL => sql`
  counted as (
    select a.user_id, ${askedEntryOf(sql`a`)} as item_id, a.correct, u.id as unit_id, u.title,
      case when not ${isMadeFor(sql`a`)} then a.misconception end as misconception
    from ${listed(children)} join counted_answers a on a.user_id = w.id
    join items i on i.id = a.item_id join units u on u.id = i.unit_id
    where ${within(sql`a.counted_at`)} and ${isOpen})`;

const often = 2;
const [enoughAnswers, enoughRight] = [5, 0.6];

type WorryRow = { id: number; mistake: MadeMistake | null; unit: Marked };

/** The named mistake that a child made most often, and the unit with the lowest share of right answers. */
const worriesOf = async (db: Db, children: readonly AskedChild[]): Promise<WorryRow[]> => [
  ...(await db.execute<WorryRow>(sql`
    with ${counted(children)},
    made as (
      select distinct on (user_id) user_id, misconception, max(item_id collate "C") as item_id
      from counted where misconception is not null and not correct
      group by user_id, misconception having count(*) >= ${often}
      order by user_id, count(*) desc, misconception),
    hard as (
      select distinct on (user_id) user_id, title, count(*)::int as total, count(*) filter (where correct)::int as right
      from counted group by user_id, unit_id, title
      having count(*) >= ${enoughAnswers} and count(*) filter (where correct) < ${enoughRight}::float8 * count(*)
      order by user_id, count(*) filter (where correct)::float8 / count(*), unit_id)
    select w.id,
      case when made.user_id is not null then jsonb_path_query_first(i.content -> 'misconceptions',
        '$[*] ? (@.id == $id)', jsonb_build_object('id', made.misconception))
        || jsonb_build_object('title', u.title, 'home', u.home -> 'mistakes' -> made.misconception) end as mistake,
      case when hard.user_id is not null
        then jsonb_build_object('title', hard.title, 'right', hard.right, 'total', hard.total) end as unit
    from ${listed(children)} left join made on made.user_id = w.id left join items i on i.id = made.item_id
    left join units u on u.id = i.unit_id
    left join hard on hard.user_id = w.id
    where made.user_id is not null or hard.user_id is not null`)),
];

/** Two queries for any number of children. */
export const growthFactsOf = async (
  db: Db,
  children: readonly AskedChild[],
): Promise<ReadonlyMap<number, ChildFacts>> => {
  if (children.length === 0) return new Map();
  const open = children.filter(({ insights }) => insights);
  const sums = new Map((await sumsOf(db, children)).map((row) => [row.id, row]));
  const worries = new Map((open.length === 0 ? [] : await worriesOf(db, open)).map((row) => [row.id, row]));
  return new Map(
    children.map(({ id, name }): [number, ChildFacts] => {
      const sum = sums.get(id);
      const worry = worries.get(id);
      const facts = {
        id,
        name,
        days: sum?.days.length ?? 0,
        activeDays: sum?.days ?? [],
        school: sum?.school ?? null,
        minutes: Math.round((sum?.spent ?? 0) / minute),
        minutesToday: Math.round((sum?.spentToday ?? 0) / minute),
        finished: sum?.finished ?? 0,
        before: sum?.before ?? 0,
        last: sum?.last ?? null,
        tried: sum?.tried ?? 0,
        lastTried: sum?.lastTried ?? null,
        quiz: sum?.quiz ?? null,
        open: sum?.open ?? null,
        talkAtHome: sum?.talk ?? null,
        mistake: worry?.mistake ?? null,
        hardUnit: worry?.unit ?? null,
        currentSubject: sum?.subjectId == null ? null : subjectName(sum.subjectId),
      };
      return [id, facts];
    }),
  );
};
