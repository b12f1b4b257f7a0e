-- The drawing bank, which teachers put into their own lessons. It comes with the content pack.
create table drawings (
  name text primary key,
  kind text not null,
  title text not null,
  svg text not null,
  -- The hash of the bank that it came with.
  bank text not null
);

-- An own lesson may be told in scenes.
alter table own_lessons
  add column scenes jsonb not null default '[]' check (jsonb_array_length(scenes) <= 20),
  -- How many scenes were ever made: the id of one that was taken out is never given again.
  add column scenes_made integer not null default 0;

-- Pictures of a lesson, made small by ourselves. Older versions may show one still, so none goes before its lesson.
create table own_lesson_pictures (
  lesson_id integer not null references own_lessons (id),
  n smallint not null check (n between 1 and 24),
  webp bytea not null check (length(webp) <= 200000),
  created_at timestamptz not null,
  primary key (lesson_id, n)
);
