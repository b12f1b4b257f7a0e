-- A second step after the password: numbers that an app on a phone computes from a shared key (RFC 6238).
create table second_factors (
  user_id integer primary key references users (id) on delete cascade,
  -- The key, sealed with one that lies in the data folder: whoever reads the database alone cannot compute a number.
  sealed_key bytea not null,
  begun_at timestamptz not null,
  -- Asked for at sign-in from then on. Until a first number was right, the key counts for nothing.
  confirmed_at timestamptz,
  -- The half minute of the last number that was taken: none of it or before it is taken again.
  last_step bigint not null default 0
);

-- For who has lost the phone: each works once. SHA-256, of 60 random bits.
create table recovery_codes (
  user_id integer not null references second_factors (user_id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Whose password was right and whose number is still missing. It opens nothing but the call that takes the number.
create table half_sessions (
  token_hash bytea primary key,
  user_id integer not null references users (id) on delete cascade,
  -- SHA-256 of what the password was kept as: a new password ends it.
  password_mark bytea not null,
  expires_at timestamptz not null
);
create index half_sessions_by_user on half_sessions (user_id);
create index half_sessions_by_end on half_sessions (expires_at);

-- When this session gave a number. One that did not is no session for somebody who has a second step.
alter table sessions add column proved_at timestamptz;

-- Processes that keep sessions in memory hear of it at once.
create trigger tell_people_changed after insert or update or delete on second_factors
  for each statement execute function tell_people_changed();
create trigger tell_people_proved after update of proved_at on sessions
  for each statement execute function tell_people_changed();
