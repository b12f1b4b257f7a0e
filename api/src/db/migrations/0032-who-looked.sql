-- Who looked at the figures of a child (permissions N15, G45): once for each adult, kind of look and day, for one year.
create table looks (
  id bigint primary key generated always as identity,
  learner_id integer not null references users (id) on delete cascade,
  -- An adult who leaves does not take the trace along.
  viewer_id integer references users (id) on delete set null,
  what text not null check (what in ('class summary', 'students', 'who needs you')),
  looked_on date not null,
  looked_at timestamptz not null,
  unique (learner_id, viewer_id, what, looked_on)
);
create index looks_by_age on looks (looked_on);
create index looks_by_viewer on looks (viewer_id);
