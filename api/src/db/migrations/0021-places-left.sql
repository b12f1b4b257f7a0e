-- Where a learner left a lesson, a reading or a quiz, as the device wrote it down: another device opens it there. It is
-- worth nothing and proves nothing. One row for each entry, gone when the entry is finished.
create table places_left (
  user_id integer not null references users (id) on delete cascade,
  item_id text not null,
  place text not null check (length(place) <= 8000),
  left_at timestamptz not null,
  primary key (user_id, item_id)
);
