-- A learner may share a note on a lesson with their class (permissions G13). Others stay private, in lesson_notes.
create table shared_notes (
  id integer primary key generated always as identity,
  user_id integer not null references users (id) on delete cascade,
  -- Made on the device: sent twice, it is one.
  sent_id uuid not null,
  item_id text not null,
  text text not null check (length(text) between 1 and 500),
  at timestamptz not null,
  unique (user_id, sent_id)
);
create index shared_notes_by_item on shared_notes (item_id, at);
