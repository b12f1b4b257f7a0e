-- Study groups of a school. A group is of a class, whose teacher looks after it; without one the school's administrator does.
create table groups (
  id integer primary key generated always as identity,
  school_id integer not null references schools (id) on delete cascade,
  class_id integer references classes (id) on delete set null,
  -- A learner of the group, or the teacher who made it. Gone with the person; then the longest member takes it over.
  owner_id integer references users (id) on delete set null,
  name text not null check (length(name) between 1 and 60),
  description text not null default '' check (length(description) <= 300),
  created_at timestamptz not null,
  ended_at timestamptz
);
create index groups_by_class on groups (class_id) where ended_at is null;
create index groups_by_school on groups (school_id) where ended_at is null;
create index groups_by_owner on groups (owner_id) where ended_at is null;

-- Who is in a group, and who was. Ten places have ten numbers, and each number one person: an eleventh finds none.
create table group_members (
  group_id integer not null references groups (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  seat smallint check (seat between 1 and 10),
  joined_at timestamptz not null,
  left_at timestamptz,
  -- Taken out by another: comes back by an invitation only.
  removed boolean not null default false,
  primary key (group_id, user_id),
  unique (group_id, seat),
  check ((seat is null) = (left_at is not null))
);
create index group_members_by_person on group_members (user_id);

create table group_invitations (
  id integer primary key generated always as identity,
  group_id integer not null references groups (id) on delete cascade,
  invitee_id integer not null references users (id) on delete cascade,
  inviter_id integer not null references users (id) on delete cascade,
  state text not null check (state in ('pending', 'accepted', 'declined')),
  invited_at timestamptz not null,
  answered_at timestamptz,
  unique (group_id, invitee_id)
);
create index group_invitations_by_person on group_invitations (invitee_id) where state = 'pending';

-- The goal of a week, once it is reached; the week is that of its Monday.
create table group_goals (
  group_id integer not null references groups (id) on delete cascade,
  week date not null,
  target integer not null,
  reached_at timestamptz not null,
  primary key (group_id, week)
);

-- What a group has won stays won, also when members leave.
create table group_achievements (
  group_id integer not null references groups (id) on delete cascade,
  achievement text not null,
  unlocked_at timestamptz not null,
  primary key (group_id, achievement)
);

-- The board by tool category reads what one learner did with tools, and nothing else of what they did.
create index events_of_tools on events (user_id) where type = 'tool.completed' and doubt is null;

-- The closed list of kinds of notifications stands in the code, which has a sentence for each.
alter table notifications drop constraint if exists notifications_kind_check;
