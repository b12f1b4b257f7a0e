-- What boards count beside the sums that were there: quizzes passed at the first attempt, and the streak as it stood on
-- the last active day (days since 1970).
alter table learner_totals
  add column first_passes integer not null default 0,
  add column streak integer not null default 0,
  add column shields integer not null default 0,
  add column last_day integer not null default 0;
update learner_totals t set first_passes = q.passed
from (
  select user_id, count(*) as passed from item_progress
  where unit_id is not null and completed_at is not null and first_score >= 0.7 and item_id ~ '^u[0-9]+-q[0-9]+$'
  group by user_id
) q
where q.user_id = t.user_id;
-- Without the calendar of holidays and without shields, so never more than it is: the next active day counts it fully,
-- and so does `npm run recount`.
with gaps as (
  select user_id, day, day - lag(day) over (partition by user_id order by day) as after,
    extract(isodow from day) as weekday
  from active_days
), runs as (
  select user_id, day, sum(case
      when after = 1 or (after <= 3 and weekday = 1) or (after = 2 and weekday = 7) then 0 else 1 end)
    over (partition by user_id order by day) as run
  from gaps
), latest as (
  select distinct on (user_id) user_id, max(day) as day, count(*) as days from runs
  group by user_id, run order by user_id, run desc
)
update learner_totals t set streak = l.days, last_day = l.day - date '1970-01-01'
from latest l where l.user_id = t.user_id;

-- What was finished lately is looked up for all whom somebody may cheer.
create index unit_progress_by_mastery on unit_progress (user_id, master_at) where master_at is not null;

-- A sticker for something that really happened: a finished unit, a badge, the goal of a group. No words, and nobody counts them.
create table cheers (
  id integer primary key generated always as identity,
  giver_id integer not null references users (id) on delete cascade,
  receiver_id integer not null references users (id) on delete cascade,
  kind text not null check (kind in ('unit', 'badge', 'goal')),
  ref text not null,
  sticker text not null check (sticker in ('drum', 'hands', 'ball', 'sprout', 'lamp', 'boda', 'mango', 'crane')),
  given_at timestamptz not null,
  check (giver_id <> receiver_id),
  -- Once for each giver and each good thing.
  unique (giver_id, receiver_id, kind, ref)
);
create index cheers_by_receiver on cheers (receiver_id, given_at desc);

-- 'X helped me': it counts once the teacher of the class has confirmed it (G33).
create table help_marks (
  id integer primary key generated always as identity,
  helper_id integer not null references users (id) on delete cascade,
  helped_id integer not null references users (id) on delete cascade,
  class_id integer not null references classes (id) on delete cascade,
  marked_on date not null,
  marked_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'put aside')),
  decided_by integer references users (id) on delete set null,
  decided_at timestamptz,
  check (helper_id <> helped_id),
  -- At most one for a pair and a day.
  unique (helper_id, helped_id, marked_on)
);
create index help_marks_by_helped on help_marks (helped_id, marked_on);
create index help_marks_waiting on help_marks (class_id, marked_at) where state = 'waiting';
create index help_marks_by_decider on help_marks (decided_by) where decided_by is not null;

-- The kinds of news are held by the type of the slice that writes them.
alter table notifications drop constraint if exists notifications_kind_check;
