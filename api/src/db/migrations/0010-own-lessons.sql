-- Lessons that teachers write for their own school: t{id}. Built-in lessons come from content packs only.
create table own_lessons (
  id integer primary key generated always as identity,
  school_id integer not null references schools (id),
  -- Null once the author's account is gone: the lesson stays the school's.
  author_id integer references users (id) on delete set null,
  title text not null check (length(title) between 1 and 120),
  type text not null check (type in ('video', 'reading', 'quiz')),
  subject_id smallint not null check (subject_id between 1 and 14),
  grade_id smallint check (grade_id between 1 and 7),
  unit_id integer references units (id),
  -- draft: its author. class: that class. school: everyone of the school.
  visibility text not null check (visibility in ('draft', 'class', 'school')),
  class_id integer references classes (id) on delete set null,
  -- Restricted Markdown, as it was written.
  content text check (length(content) <= 50000),
  -- An address on an allowed host, or /videos/{name} of the table below.
  url text check (length(url) <= 2100),
  questions jsonb not null default '[]' check (jsonb_array_length(questions) <= 50),
  -- How many questions were ever made: the id of one that was taken out is never given again.
  questions_made integer not null default 0,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- For 30 days it can be brought back; the row stays, because learners' work points to it.
  deleted_at timestamptz,
  deleted_by integer references users (id) on delete set null
);
create index own_lessons_by_school on own_lessons (school_id, subject_id, grade_id);
create index own_lessons_by_author on own_lessons (author_id, subject_id, grade_id);
create index own_lessons_by_class on own_lessons (class_id);
create unique index own_lessons_by_video on own_lessons (url) where url like '/videos/%';

-- What a lesson was before each change.
create table own_lesson_versions (
  lesson_id integer not null references own_lessons (id),
  version integer not null,
  lesson jsonb not null,
  -- Who replaced it, and when.
  replaced_by integer references users (id) on delete set null,
  replaced_at timestamptz not null,
  primary key (lesson_id, version)
);
create index own_lesson_versions_by_time on own_lesson_versions (replaced_at);

-- Files in DATA_DIR/videos. A row goes with its file, 30 days after no lesson shows it any more.
create table own_lesson_videos (
  name text primary key check (name ~ '^[0-9a-f]{32}\.(mp4|webm)$'),
  lesson_id integer not null references own_lessons (id),
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null
);
create index own_lesson_videos_by_lesson on own_lesson_videos (lesson_id);
