-- Adults whom the operator lets read the product's texts in their language.
create table text_speakers (
  user_id integer not null references users (id) on delete cascade,
  language text not null check (language in ('sw', 'fr', 'lg')),
  allowed_at timestamptz not null,
  primary key (user_id, language)
);
-- What a speaker found of one wording of a text. The wording itself stands here, too: a later version has another one.
create table text_readings (
  id bigint generated always as identity primary key,
  user_id integer references users (id) on delete set null,
  language text not null check (language in ('sw', 'fr', 'lg')),
  key text not null check (length(key) <= 200),
  mark text not null check (length(mark) <= 40),
  english jsonb not null,
  own jsonb not null,
  verdict text not null check (verdict in ('good', 'better', 'unsure')),
  proposal jsonb,
  note text check (length(note) <= 500),
  read_at timestamptz not null,
  check ((verdict = 'better') = (proposal is not null)),
  unique (user_id, language, key, mark)
);
create index text_readings_by_text on text_readings (language, key);
