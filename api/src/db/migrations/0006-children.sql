-- How a person signs in. Pictures and cards are short secrets for learners; an adult never has one.
alter table users
  add column secret_kind text not null default 'password'
    check (secret_kind in ('password', 'pictures', 'card')),
  -- When the card or PIN was handed out. It lies here only as a hash, so it can be replaced but not read again.
  add column secret_at timestamptz,
  -- The teacher or parent who made this account.
  add column created_by integer references users (id) on delete set null,
  add constraint only_learners_sign_in_by_card check (secret_kind = 'password' or role = 'learner');

-- A one-time code by which a guardian is linked to a child. Taking it removes the row, so it works once.
create table link_codes (
  -- SHA-256 of the code.
  code_hash bytea primary key,
  child_id integer not null references users (id) on delete cascade,
  made_by integer not null references users (id) on delete cascade,
  expires_at timestamptz not null,
  -- A new code of the same adult replaces the one before.
  unique (child_id, made_by)
);
create index link_codes_by_end on link_codes (expires_at);
create index link_codes_by_maker on link_codes (made_by);
