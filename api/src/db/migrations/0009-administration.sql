-- A person who registered by themselves on one school's server. They belong to it once it has said yes, so that
-- nobody becomes a schoolmate by filling in a form. It counts only while school_id is null.
alter table users
  add column waiting_school_id integer references schools (id) on delete set null,
  -- Who said yes or no for a learner the last time, and when; consent_log has every time.
  add column consent_by integer references users (id) on delete set null,
  add column consent_at timestamptz;
create index users_by_waiting on users (waiting_school_id) where waiting_school_id is not null;

-- One-use codes on paper by which a teacher is verified at once.
create table staff_codes (
  id uuid primary key default gen_random_uuid(),
  -- SHA-256 of the code. Taking it writes used_at, so it works once.
  code_hash bytea not null unique,
  school_id integer not null references schools (id) on delete cascade,
  made_by integer references users (id) on delete set null,
  -- Its last two signs: enough to tell two papers apart, and the other six stay 30 bits.
  ending text not null check (length(ending) = 2),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  used_by integer references users (id) on delete set null,
  check (used_by is null or used_at is not null)
);
create index staff_codes_by_school on staff_codes (school_id, created_at);
create index staff_codes_by_end on staff_codes (expires_at);

-- Every word that was said about a learner's consent. Only ever added to.
create table consent_log (
  id bigint primary key generated always as identity,
  learner_id integer not null references users (id) on delete cascade,
  state consent not null,
  set_by integer references users (id) on delete set null,
  set_at timestamptz not null
);
create index consent_log_by_learner on consent_log (learner_id, set_at);
