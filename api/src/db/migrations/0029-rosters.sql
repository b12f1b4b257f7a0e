-- Who left a class, so that a teacher can put a pupil back whom nobody ties to them any more.
create table class_leavers (
  class_id integer not null references classes (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  left_at timestamptz not null,
  -- The class the pupil was moved to; null when they simply left.
  moved_to integer references classes (id) on delete set null,
  primary key (class_id, user_id)
);
create index class_leavers_by_user on class_leavers (user_id);

-- A list that was brought in. The number is drawn by the sender: the same list sent again makes nobody twice.
create table roster_imports (
  id uuid primary key,
  maker_id integer not null references users (id) on delete cascade,
  made_at timestamptz not null
);
create index roster_imports_by_maker on roster_imports (maker_id);

-- Whom a list made, and in which class: where the answer with the cards was lost, these get new ones.
create table roster_pupils (
  import_id uuid not null references roster_imports (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  class_id integer not null references classes (id) on delete cascade,
  line smallint not null,
  primary key (import_id, user_id)
);
create index roster_pupils_by_user on roster_pupils (user_id);

-- The number that another system of the school has for a learner (OneRoster's sourcedId).
create table roster_numbers (
  school_id integer not null references schools (id) on delete cascade,
  number text not null check (number <> '' and length(number) <= 64),
  user_id integer not null references users (id) on delete cascade,
  primary key (school_id, number)
);
create index roster_numbers_by_user on roster_numbers (user_id);
