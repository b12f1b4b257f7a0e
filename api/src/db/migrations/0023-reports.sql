-- One row for each thing that somebody reported, however many did (permissions, 'Moderation', points 1, 3 and 4).
create table report_cases (
  id integer primary key generated always as identity,
  school_id integer not null references schools (id) on delete cascade,
  kind text not null check (kind in ('person', 'picture', 'group', 'note', 'lesson')),
  -- The id of the thing, as its own table writes it.
  thing text not null check (length(thing) between 1 and 40),
  -- Whose it is. Never shown to them.
  about_id integer references users (id) on delete cascade,
  -- A copy of what was seen when it was reported: afterwards it may say something else.
  words text not null check (length(words) <= 1000),
  urgent boolean not null default false,
  -- A class teacher asks the head to look.
  passed boolean not null default false,
  -- The second adult who reads it beside the head.
  second_id integer references users (id) on delete set null,
  state text not null default 'waiting' check (state in ('waiting', 'seen', 'done')),
  hidden text check (hidden in ('auto', 'adult')),
  first_at timestamptz not null,
  last_at timestamptz not null,
  unique (school_id, kind, thing)
);
create index report_cases_hidden on report_cases (kind, thing) where hidden is not null;
create index report_cases_open on report_cases (school_id, state, last_at);
create index report_cases_by_about on report_cases (about_id);
create index report_cases_by_second on report_cases (second_id);

-- Each report by itself. The id is made on the device: sent twice, it is one.
create table reports (
  user_id integer not null references users (id) on delete cascade,
  id uuid not null,
  case_id integer not null references report_cases (id) on delete cascade,
  reason text not null check (reason in ('unkind', 'not-for-children', 'asks', 'adult', 'scared', 'other')),
  state text not null default 'sent' check (state in ('sent', 'seen', 'done')),
  -- Counts towards hiding until an adult has decided.
  counts boolean not null default true,
  at timestamptz not null,
  primary key (user_id, id)
);
create index reports_by_case on reports (case_id);

-- Every act of an adult on a case. Only ever added to.
create table report_acts (
  id bigint primary key generated always as identity,
  case_id integer not null references report_cases (id) on delete cascade,
  by_id integer references users (id) on delete set null,
  act text not null check (act in ('looked', 'pass', 'hide', 'show', 'talked', 'suspend', 'done')),
  at timestamptz not null
);
create index report_acts_by_case on report_acts (case_id);

-- Who reads urgent reports beside the head: the head's choice.
create table school_safety (
  school_id integer primary key references schools (id) on delete cascade,
  second_adult_id integer references users (id) on delete set null
);
create index school_safety_by_adult on school_safety (second_adult_id);

-- Words that a school does not want to read, beside those that are refused everywhere.
create table school_words (
  id integer primary key generated always as identity,
  school_id integer not null references schools (id) on delete cascade,
  language text not null check (language in ('en', 'sw', 'fr', 'lg')),
  word text not null check (length(word) between 2 and 40),
  added_by integer references users (id) on delete set null,
  added_at timestamptz not null,
  unique (school_id, language, word)
);
