-- What there was no time for is stored and earns nothing (decision 29). Old events were taken by the old rules, and stay as they are.
alter table events add column doubt text check (doubt in ('no time'));

-- Since when its learner can have used a device, and the least time that what it told of has taken, in milliseconds.
alter table learner_devices add column since timestamptz, add column spent bigint not null default 0;
update learner_devices d set since = u.created_at from users u where u.id = d.user_id;
alter table learner_devices alter column since set not null;

-- What was done on one day, over all devices: from when to when, and the least time that it took, in milliseconds.
-- `unsure` is what came with clocks that could not be believed.
create table learning_time (
  user_id integer not null references users (id) on delete cascade,
  day date not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  spent bigint not null,
  unsure bigint not null,
  primary key (user_id, day)
);
