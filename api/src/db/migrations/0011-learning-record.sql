-- What learners did, each act exactly once, and the sums that follow from it. The sums are functions of the set
-- of events (and claims): order and repetition cannot matter, and a recomputation gives the same.

-- One row. A restored database gets a new epoch, and every device then offers its kept events again.
create table epochs (
  id uuid primary key default gen_random_uuid(),
  began_at timestamptz not null default now()
);
insert into epochs default values;

-- Each device of a learner, and until when its clock can be held against what it has told already.
create table learner_devices (
  user_id integer not null references users (id) on delete cascade,
  device uuid not null,
  -- What happened before this was told: a new event cannot be older.
  told_until timestamptz not null,
  -- When the sync under way began; a long queue travels in several batches.
  began_at timestamptz not null,
  primary key (user_id, device)
);

create table events (
  user_id integer not null references users (id) on delete cascade,
  -- Made once, on the device.
  id uuid not null,
  device uuid not null,
  seq integer not null,
  type text not null check (type in ('item.opened', 'video.finished', 'reading.read', 'answer.given',
    'quiz.finished', 'practice.answered', 'tool.used', 'tool.completed')),
  payload jsonb not null,
  schema smallint not null,
  -- What the device said; kept for the record, never counted by itself.
  occurred_at timestamptz not null,
  zone text not null,
  -- The moment it counts for: the device's where it can be true, else the arrival.
  counted_at timestamptz not null,
  -- The day of that moment in the school's zone, else the learner's, else Africa/Kampala.
  counted_on date not null,
  -- The learner's class when the event arrived: what is earned beyond the classroom counts there.
  grade_id smallint,
  -- Never before an earlier arrival of the same learner.
  received_at timestamptz not null,
  primary key (user_id, id)
);
create index events_by_time on events (user_id, counted_at desc);

-- Every answer, graded by the server. A quiz's answers come singly and again with its end; `attempt` joins the two.
create table answers (
  user_id integer not null,
  event_id uuid not null,
  question_id text not null,
  -- u400-q1, u400-l2, t12, or the name of a practice generator.
  item_id text not null,
  attempt uuid,
  final boolean not null,
  answer jsonb,
  correct boolean not null,
  score double precision not null check (score between 0 and 1),
  misconception text,
  counted_at timestamptz not null,
  primary key (user_id, event_id, question_id),
  foreign key (user_id, event_id) references events (user_id, id) on delete cascade
);
create index answers_by_question on answers (user_id, question_id);
create index answers_by_time on answers (user_id, counted_at desc);

-- Every finished quiz, regraded from its raw answers.
create table attempts (
  user_id integer not null,
  event_id uuid not null,
  item_id text not null,
  correct smallint not null,
  total smallint not null check (total > 0),
  counted_at timestamptz not null,
  primary key (user_id, event_id),
  foreign key (user_id, event_id) references events (user_id, id) on delete cascade
);
create index attempts_by_item on attempts (user_id, item_id);

create table item_progress (
  user_id integer not null references users (id) on delete cascade,
  item_id text not null,
  -- Null for a lesson that a teacher wrote: it is kept, and earns neither points nor seeds.
  unit_id integer references units (id),
  opened_at timestamptz not null,
  -- Null until it was first completed.
  completed_at timestamptz,
  -- Quizzes only: shares of right answers.
  first_score double precision,
  best_score double precision,
  attempts integer not null default 0,
  points smallint not null default 0,
  -- Failed once, passed later.
  bounced_back boolean not null default false,
  primary key (user_id, item_id)
);
create index item_progress_by_unit on item_progress (user_id, unit_id);
create index item_progress_by_time on item_progress (user_id, completed_at desc) where completed_at is not null;

create table unit_progress (
  user_id integer not null references users (id) on delete cascade,
  unit_id integer not null references units (id),
  points integer not null,
  percent smallint not null check (percent between 0 and 100),
  -- When 80 and 100 percent were reached; null before.
  ace_at timestamptz,
  master_at timestamptz,
  primary key (user_id, unit_id)
);

-- 'Claim Reward': once for each unit, at 100 percent.
create table claims (
  user_id integer not null references users (id) on delete cascade,
  unit_id integer not null references units (id),
  grade_id smallint,
  claimed_at timestamptz not null,
  primary key (user_id, unit_id)
);

create table active_days (
  user_id integer not null references users (id) on delete cascade,
  day date not null,
  events integer not null,
  -- Tools completed that day; at most five of them earn seeds.
  tools integer not null default 0,
  primary key (user_id, day)
);

-- Wisdom Seeds by the class they were earned in; the sum of the rows is all of a learner's seeds.
create table grade_seeds (
  user_id integer not null references users (id) on delete cascade,
  -- 0 where the learner had no class.
  grade_id smallint not null,
  seeds integer not null,
  primary key (user_id, grade_id)
);

-- Its row is also the lock under which one batch of a learner is taken at a time.
create table learner_totals (
  user_id integer primary key references users (id) on delete cascade,
  seeds integer not null default 0,
  points integer not null default 0,
  videos integer not null default 0,
  readings integer not null default 0,
  quizzes integer not null default 0,
  quizzes_passed integer not null default 0,
  perfect_quizzes integer not null default 0,
  bounce_backs integer not null default 0,
  units_ace integer not null default 0,
  units_claimed integer not null default 0,
  subjects integer not null default 0,
  tools integer not null default 0,
  answers integer not null default 0,
  answers_right integer not null default 0,
  practice_right integer not null default 0,
  longest_streak integer not null default 0,
  -- The last arrival; null before the first.
  synced_at timestamptz
);

create table earned_badges (
  user_id integer not null references users (id) on delete cascade,
  badge_id text not null,
  earned_at timestamptz not null,
  primary key (user_id, badge_id)
);

-- Spaced repetition: one card for each question that was answered.
create table review_cards (
  user_id integer not null references users (id) on delete cascade,
  question_id text not null,
  item_id text not null,
  unit_id integer,
  due_at timestamptz not null,
  stability double precision not null,
  difficulty double precision not null,
  reps integer not null,
  lapses integer not null,
  last_at timestamptz not null,
  last_correct boolean not null,
  misconception text,
  primary key (user_id, question_id)
);
create index review_cards_by_due on review_cards (user_id, due_at);
