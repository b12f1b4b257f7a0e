-- What the content packs bring. A pack is imported whole or not at all; only what changed is written.
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists fuzzystrmatch;

-- Lower case without accents; immutable, so that an index may use it.
create function plain_text(text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$;

-- How the words of a text sound in English: 'fotosinthesis' sounds like photosynthesis, 'wether' like weather.
create function sounds_of(text) returns text[]
  language sql immutable strict parallel safe
  as $$
    select coalesce(array_agg(distinct sound) filter (where length(sound) > 1), '{}')
    from regexp_split_to_table($1, '[^a-z]+') word, lateral (select public.dmetaphone(word)) as heard (sound)
    where length(word) > 3
  $$;

-- One row: the pack that the tables below were filled from.
create table packs (
  hash text primary key,
  imported_at timestamptz not null default now()
);

create table units (
  -- Permanent, from the unit's own file.
  id integer primary key,
  key text not null unique,
  subject_id smallint not null,
  grade_id smallint,
  position smallint not null,
  title text not null,
  about text not null,
  -- level, term, strand, theme, basis, topics: as the catalogue tells them.
  details jsonb not null,
  hash text not null,
  -- A unit that a later pack leaves out is hidden, never deleted: learners' work points to it.
  removed_at timestamptz
);
create index units_by_subject on units (subject_id, grade_id, position);

create table items (
  -- u400-l1, u400-r1, u400-q1
  id text primary key,
  unit_id integer not null references units (id),
  type text not null check (type in ('video', 'reading', 'quiz')),
  n smallint not null,
  position smallint not null,
  title text not null,
  faith text check (faith in ('shared', 'christian', 'islamic')),
  -- Null while the item is listed but not written.
  hash text,
  content jsonb,
  removed_at timestamptz,
  check ((hash is null) = (content is null))
);
create index items_by_unit on items (unit_id, position);

create table manifests (
  file text primary key,
  subject_id smallint not null,
  grade_id smallint,
  hash text not null,
  bytes integer not null,
  entries jsonb not null
);

create table search_entries (
  type text not null check (type in ('lesson', 'unit', 'subject')),
  ref text not null,
  name text not null,
  snippet text not null,
  -- Name and key terms (English and Swahili) without accents: what typing mistakes are forgiven in.
  terms text not null,
  words tsvector not null,
  sounds text[] not null,
  primary key (type, ref)
);
create index search_entries_by_words on search_entries using gin (words);
create index search_entries_by_sounds on search_entries using gin (sounds);
create index search_entries_by_terms on search_entries using gin (terms gin_trgm_ops);
