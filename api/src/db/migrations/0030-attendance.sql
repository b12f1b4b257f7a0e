-- The register of a class on a day. A day without one counts for nothing.
create table registers (
  class_id integer not null references classes (id) on delete cascade,
  day date not null,
  taken_by integer references users (id) on delete set null,
  taken_at timestamptz not null,
  primary key (class_id, day)
);
create index registers_by_taker on registers (taken_by) where taken_by is not null;

-- Who was there. A pupil who leaves the class keeps the marks.
create table attendance_marks (
  class_id integer not null,
  day date not null,
  learner_id integer not null references users (id) on delete cascade,
  state text not null check (state in ('present', 'late', 'absent')),
  reason text check (reason in ('sick', 'fees', 'rain', 'work', 'family', 'unknown')),
  -- By the clock of the device: the latest tap holds. No tap made a mark with which the register began.
  at timestamptz not null,
  tap_id uuid,
  check (reason is null or state = 'absent'),
  primary key (class_id, day, learner_id),
  foreign key (class_id, day) references registers (class_id, day) on delete cascade
);
create index attendance_marks_by_learner on attendance_marks (learner_id, day);

-- Every tap once, also one that came too late to hold: corrections are read from here.
create table attendance_changes (
  tap_id uuid primary key,
  class_id integer not null,
  day date not null,
  learner_id integer not null references users (id) on delete cascade,
  from_state text not null check (from_state in ('present', 'late', 'absent')),
  from_reason text check (from_reason in ('sick', 'fees', 'rain', 'work', 'family', 'unknown')),
  to_state text not null check (to_state in ('present', 'late', 'absent')),
  to_reason text check (to_reason in ('sick', 'fees', 'rain', 'work', 'family', 'unknown')),
  held boolean not null,
  at timestamptz not null,
  by integer references users (id) on delete set null,
  received_at timestamptz not null,
  foreign key (class_id, day) references registers (class_id, day) on delete cascade
);
create index attendance_changes_by_day on attendance_changes (class_id, day, at);
create index attendance_changes_by_learner on attendance_changes (learner_id);
create index attendance_changes_by_person on attendance_changes (by) where by is not null;
