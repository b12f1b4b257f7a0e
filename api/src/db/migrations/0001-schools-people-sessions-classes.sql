-- A school is a tenant: every row about a person leads to at most one school.
create table schools (
  id integer primary key,
  name text not null check (name <> ''),
  -- A demo school holds invented people; a server refuses to mix them with real ones.
  demo boolean not null default false,
  zone text not null default 'Africa/Kampala',
  created_at timestamptz not null default now()
);

create type role as enum ('learner', 'teacher', 'parent');
create type consent as enum ('none', 'pending', 'school', 'guardian', 'withdrawn');

create table users (
  -- Drawn at random: an id counts nobody and cannot be walked through.
  id integer primary key check (id > 0),
  school_id integer references schools (id),
  role role not null,
  name text not null check (name <> ''),
  email text unique check (email = lower(email)),
  password_hash text,
  country text,
  grade_id smallint check (grade_id between 1 and 7),
  -- Only the year is kept, and only of learners.
  birth_year smallint check (birth_year is null or role = 'learner'),
  picture text,
  consent consent not null default 'none',
  administrator boolean not null default false check (not administrator or role = 'teacher'),
  verified_at timestamptz,
  suspended_at timestamptz,
  -- Set for seeded people only; one-tap sign-in reaches nobody else.
  demo_about text,
  created_at timestamptz not null default now()
);
create index users_by_school on users (school_id, role);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  -- SHA-256 of the token; the token itself is never stored.
  token_hash bytea not null unique,
  user_id integer not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_by_user on sessions (user_id);

create table classes (
  id integer primary key generated always as identity,
  school_id integer references schools (id),
  teacher_id integer not null references users (id),
  name text not null check (name <> ''),
  grade_id smallint not null check (grade_id between 1 and 7),
  subject_id smallint not null check (subject_id between 1 and 14),
  -- Null until the teacher is verified: nobody collects pupils unseen.
  code text unique check (code ~ '^[0-9]{8}$'),
  archived_at timestamptz,
  created_at timestamptz not null default now()
);
create index classes_by_teacher on classes (teacher_id);

create table class_members (
  class_id integer not null references classes (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  joined_at timestamptz not null default now(),
  primary key (class_id, user_id)
);
create index class_members_by_user on class_members (user_id);

create table guardianships (
  guardian_id integer not null references users (id) on delete cascade,
  child_id integer not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (guardian_id, child_id),
  check (guardian_id <> child_id)
);
create index guardianships_by_child on guardianships (child_id);
