-- What learners make with study tools. The id is made on the device, so that a work can be begun without a network.
-- `shown_version` is the version that teachers see; it stays as it was shown.
create table made_works (
  user_id integer not null references users (id) on delete cascade,
  id uuid not null,
  tool text not null check (length(tool) <= 60),
  version integer not null check (version > 0),
  made_at timestamptz not null,
  shown_version integer,
  shown_at timestamptz,
  seen_by integer references users (id) on delete set null,
  seen_at timestamptz,
  primary key (user_id, id),
  check ((shown_version is null) = (shown_at is null)),
  check (seen_at is null or shown_at is not null)
);
-- A deleted teacher must not be looked for in every work.
create index on made_works (seen_by) where seen_by is not null;

-- The newest versions of each work. `base` and `sent_by` recognise a device that did not get its last answer.
create table made_work_versions (
  user_id integer not null,
  id uuid not null,
  version integer not null check (version > 0),
  title text not null check (length(title) between 1 and 60),
  data jsonb not null,
  bytes integer not null check (bytes between 0 and 64000),
  changed_at timestamptz not null,
  begun_at timestamptz not null,
  base integer not null,
  sent_by uuid not null,
  primary key (user_id, id, version),
  foreign key (user_id, id) references made_works (user_id, id) on delete cascade
);
