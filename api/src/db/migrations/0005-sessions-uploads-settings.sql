-- Photos of learners are a school's own decision: off until its administrator allows them.
alter table schools add column photos boolean not null default false;
update schools set photos = true where demo;

-- Browser and system in words, such as 'Chrome on Android'. What the browser sent in full is not kept.
alter table sessions add column device text check (length(device) between 1 and 60);

-- The one photo that a person may have; the file lies in DATA_DIR/uploads under this name.
create table uploads (
  user_id integer primary key references users (id) on delete cascade,
  name text not null unique check (name ~ '^[0-9a-f]{32}\.webp$'),
  created_at timestamptz not null default now()
);

-- What a person chose; a person without a row has chosen nothing.
create table settings (
  user_id integer primary key references users (id) on delete cascade,
  theme text not null default 'system' check (theme in ('light', 'dark', 'system')),
  notifications boolean not null default true,
  language text check (language in ('en', 'sw', 'fr', 'lg')),
  updated_at timestamptz not null default now()
);
