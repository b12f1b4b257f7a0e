-- When a school last said of an adult that they are theirs. Each school year it says so again, or verified_at ends; this
-- stays, so that who was confirmed once is told from who never was.
alter table users add column confirmed_at timestamptz;
-- Nobody lapses by an update: for those who are confirmed now, the year begins now.
update users set confirmed_at = now() where verified_at is not null;
create index users_by_confirmed on users (confirmed_at) where verified_at is not null;

-- Who was reminded of what, so that nobody is reminded twice.
create table confirmation_reminders (
  user_id integer not null references users (id) on delete cascade,
  what text not null,
  at timestamptz not null,
  primary key (user_id, what)
);

-- On a server of many schools: a learner for whom nobody says yes is warned, then sleeps, is warned again, and is deleted
-- 12 months after falling asleep. With consent it counts no more, and its row goes.
create table dormancies (
  user_id integer primary key references users (id) on delete cascade,
  warned_at timestamptz not null,
  dormant_at timestamptz,
  deletion_warned_at timestamptz,
  check (deletion_warned_at is null or dormant_at is not null)
);
create index dormancies_by_sleep on dormancies (dormant_at);

create trigger tell_people_changed after insert or update or delete on dormancies
  for each statement execute function tell_people_changed();
-- Consent wakes an account at once.
create trigger tell_people_consent after update of consent on users
  for each statement execute function tell_people_changed();
