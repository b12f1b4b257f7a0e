-- Addresses, emails and devices enter these tables only through a keyed hash; this is the key.
-- It lies here and not in a file, so that a restart or a move to another machine resets no counter.
create table salts (
  purpose text primary key,
  value bytea not null check (length(value) >= 32)
);
insert into salts (purpose, value)
values ('limits', decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));

-- One row for each window that is open: who (hashed), how often so far, and until when.
create table limit_counters (
  key text primary key,
  count integer not null check (count >= 0),
  ends_at timestamptz not null
);
create index limit_counters_by_end on limit_counters (ends_at);

-- Wrong passwords for one account, whether it exists or not: both wait and lock alike.
create table sign_in_tries (
  account text primary key,
  -- In the open window, and since the last right one.
  wrong integer not null check (wrong >= 0),
  wrong_in_row integer not null check (wrong_in_row >= 0),
  -- Windows used up one after the other; each doubles the next.
  rounds smallint not null default 0,
  ends_at timestamptz not null,
  tried_at timestamptz not null
);
create index sign_in_tries_by_time on sign_in_tries (tried_at);

-- A device on which this person signed in before: strangers cannot lock it out.
create table known_devices (
  user_id integer not null references users (id) on delete cascade,
  device text not null,
  seen_at timestamptz not null,
  primary key (user_id, device)
);
create index known_devices_by_time on known_devices (seen_at);

-- What happened, for 90 days: no email, no name, no text that a person wrote, no address.
create table security_log (
  id bigint primary key generated always as identity,
  at timestamptz not null,
  event text not null check (event ~ '^[a-z-]{3,40}$'),
  user_id integer references users (id) on delete set null,
  school_id integer references schools (id) on delete set null,
  detail jsonb not null default '{}' check (pg_column_size(detail) < 400)
);
create index security_log_by_time on security_log (at);
create index security_log_by_user on security_log (user_id, at);
