-- Two learners who are friends, or may become so. One row for a pair, whoever asked.
create table friendships (
  id integer primary key generated always as identity,
  asker_id integer not null references users (id) on delete cascade,
  asked_id integer not null references users (id) on delete cascade,
  asked_at timestamptz not null,
  -- A guardian wants to be asked first: the request of a child waits here before it is shown to the other, and the yes of
  -- a child before it counts.
  asker_waits boolean not null default false,
  asked_waits boolean not null default false,
  -- The one who was asked said yes.
  agreed_at timestamptz,
  -- A no is silent: the asker goes on reading 'pending', and may ask again after 30 days.
  declined_at timestamptz,
  withdrawn_at timestamptz,
  accepted boolean not null generated always as (agreed_at is not null and not asker_waits and not asked_waits) stored,
  check (asker_id <> asked_id),
  check (agreed_at is null or declined_at is null)
);
-- Of two who ask each other at once, one row stands.
create unique index friendships_one_a_pair on friendships (least(asker_id, asked_id), greatest(asker_id, asked_id));
create index friendships_by_asker on friendships (asker_id);
create index friendships_by_asked on friendships (asked_id);

-- Neither of the two sees the other anywhere.
create table blocks (
  blocker_id integer not null references users (id) on delete cascade,
  blocked_id integer not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_by_blocked on blocks (blocked_id);

-- What each guardian wants for a child. One who says no is enough; their word ends with the link.
alter table guardianships
  add column community boolean not null default true,
  add column approve_friends boolean not null default false;

-- A learner's own switch: off, they stand on no leaderboard.
alter table settings add column leaderboard boolean not null default true;
