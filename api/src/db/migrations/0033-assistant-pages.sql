-- Pages that the tools of the assistant made and that a teacher keeps; the id is made on the device.
create table assistant_pages (
  user_id integer not null references users (id) on delete cascade,
  id uuid not null,
  tool text not null,
  title text not null check (length(title) between 1 and 200),
  page jsonb not null,
  form jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (user_id, id)
);
create index assistant_pages_by_change on assistant_pages (user_id, changed_at desc);
