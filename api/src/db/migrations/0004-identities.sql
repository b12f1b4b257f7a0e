-- Who a person is at an identity provider: its issuer and the subject there, never the email.
create table identities (
  issuer text not null,
  subject text not null check (length(subject) between 1 and 255),
  user_id integer not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  unique (issuer, subject)
);
create index identities_by_user on identities (user_id);

-- One row for each visit to the provider that is under way; a row is removed when its answer comes back.
create table sign_in_nonces (
  -- SHA-256 of the nonce; the nonce itself is known to one browser tab only.
  nonce_hash bytea primary key,
  expires_at timestamptz not null
);
create index sign_in_nonces_by_end on sign_in_nonces (expires_at);
