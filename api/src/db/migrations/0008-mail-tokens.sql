-- Whether the address of an account is known to reach its person.
alter table users add column email_verified_at timestamptz;
-- Adults who registered while the server could send mail sign in only after following the link in it.
-- Everybody else never waits for a letter: learners, and accounts that were made without mail.
alter table users add column must_verify_email boolean not null default false
  check (not must_verify_email or role <> 'learner');

-- Links that act for a person. One for each person and purpose: a new one puts an end to the one before.
create table mail_tokens (
  user_id integer not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset', 'change-email')),
  -- SHA-256 of the token; the token itself stands only in the letter.
  token_hash bytea not null unique,
  -- The address it was sent to; null where a person handed the link over. It is good for this address only.
  email text check (email = lower(email)),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, purpose),
  check (purpose = 'reset' or email is not null)
);
create index mail_tokens_by_end on mail_tokens (expires_at);
