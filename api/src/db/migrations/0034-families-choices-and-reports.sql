-- What a guardian wants to be told, and how the week's report comes home. A row is made with the first choice.
create table guardian_choices (
  guardian_id integer primary key references users (id) on delete cascade,
  assignment_updates boolean not null default true,
  new_resources boolean not null default false,
  paper boolean not null default true,
  mail boolean not null default false,
  sms boolean not null default false,
  language text not null default 'en' check (language in ('en', 'sw', 'fr', 'lg')),
  -- In the form of the whole world, +256772123418; only while texts are wanted or were.
  phone text check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  check (not sms or phone is not null)
);

-- A parent asks to be linked to a learner who signs in with this email. Whether there is one, the parent does not learn.
create table guardian_invitations (
  id integer primary key generated always as identity,
  guardian_id integer not null references users (id) on delete cascade,
  name text not null,
  grade_id smallint not null,
  email text not null,
  created_at timestamptz not null,
  declined_at timestamptz,
  -- Asked once: a second time is the same invitation.
  unique (guardian_id, email)
);
create index guardian_invitations_by_email on guardian_invitations (email) where declined_at is null;

-- What leaves this server for a family: once for each child, guardian, week and way, however many processes look.
create table report_sendings (
  id integer primary key generated always as identity,
  child_id integer not null references users (id) on delete cascade,
  guardian_id integer not null references users (id) on delete cascade,
  week date not null,
  way text not null check (way in ('sms', 'mail')),
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed', 'unsure', 'unwanted')),
  tries smallint not null default 0,
  not_before timestamptz not null,
  made_at timestamptz not null,
  ended_at timestamptz,
  unique (child_id, guardian_id, week, way)
);
create index report_sendings_waiting on report_sendings (not_before) where state = 'waiting';
create index report_sendings_by_guardian on report_sendings (guardian_id);
