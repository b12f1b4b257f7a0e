-- What a person is told. The words come from templates of ours; `about` fills them.
create table notifications (
  id bigint primary key generated always as identity,
  user_id integer not null references users (id) on delete cascade,
  kind text not null check (kind in ('badge', 'level', 'unit', 'assigned', 'avatar', 'welcome')),
  about jsonb not null,
  -- The same thing is told once, however often it is found out.
  once text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  unique (user_id, once)
);
create index notifications_by_time on notifications (user_id, created_at desc);

-- Special avatars that a learner has earned; what is free needs no row.
create table unlocked_avatars (
  user_id integer not null references users (id) on delete cascade,
  avatar_id text not null,
  unlocked_at timestamptz not null,
  primary key (user_id, avatar_id)
);

-- What learners mean to study: a unit ('unit:400') or an item ('u400-l1').
create table plan_entries (
  user_id integer not null references users (id) on delete cascade,
  ref text not null,
  added_at timestamptz not null,
  primary key (user_id, ref)
);

-- What a teacher gave to an own class, or a parent to an own child.
create table assignments (
  id integer primary key generated always as identity,
  assigned_by integer not null references users (id) on delete cascade,
  class_id integer references classes (id) on delete cascade,
  child_id integer references users (id) on delete cascade,
  ref text not null,
  due_on date,
  created_at timestamptz not null,
  removed_at timestamptz,
  check ((class_id is null) <> (child_id is null))
);
create index assignments_by_class on assignments (class_id) where removed_at is null;
create index assignments_by_child on assignments (child_id) where removed_at is null;
create index assignments_by_maker on assignments (assigned_by);

-- Private notes on a lesson; the id is made on the device.
create table lesson_notes (
  user_id integer not null references users (id) on delete cascade,
  id uuid not null,
  item_id text not null,
  text text not null check (length(text) between 1 and 2000),
  at timestamptz not null,
  primary key (user_id, id)
);
create index lesson_notes_by_item on lesson_notes (user_id, item_id, at);
