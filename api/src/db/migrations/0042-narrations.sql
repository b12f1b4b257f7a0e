-- Scenes that a teacher told with the own voice: of an own lesson, or of a built-in one for a class.
create table narrations (
  id integer primary key generated always as identity,
  lesson text not null check (lesson ~ '^(u[0-9]+-l[0-9]+|t[0-9]+)$'),
  -- Null for an own lesson: whoever sees it hears it.
  class_id integer references classes (id) on delete cascade,
  -- The id of a scene of an own lesson, or the place of one of a built-in lesson.
  scene text not null check (length(scene) <= 20),
  -- A digest of the words that were told: other words need another voice.
  words text not null,
  language text not null check (length(language) <= 8),
  type text not null check (type in ('audio/webm', 'audio/mp4', 'audio/ogg')),
  seconds smallint not null check (seconds between 0 and 60),
  sound bytea not null check (length(sound) between 1 and 262144),
  -- A voice is a person's: it goes with the account.
  author_id integer not null references users (id) on delete cascade,
  created_at timestamptz not null
);
create unique index narrations_by_scene on narrations (lesson, class_id, scene, language) nulls not distinct;
create index narrations_by_author on narrations (author_id);
create index narrations_by_class on narrations (class_id);
