-- Work that a teacher assigns: to a whole class, to a group of it, or to some of its pupils; also exercises and paper.
alter table assignments
  add column whom text not null default 'class' check (whom in ('class', 'group', 'pupils', 'child')),
  add column group_id integer references groups (id) on delete set null,
  -- Of a task on paper: what it is called, and what to do.
  add column title text check (length(title) between 1 and 200),
  add column paper text check (length(paper) <= 8000),
  -- A word of the teacher to those who do it.
  add column word text check (length(word) <= 1000),
  -- How many exercises are to be done.
  add column wanted smallint check (wanted between 1 and 100),
  add column closed_at timestamptz;
update assignments set whom = 'child' where child_id is not null;

-- What is for a whole class stands there once; groups and pupils may be given the same thing again.
drop index assignments_once_a_class;
create unique index assignments_once_a_class on assignments (class_id, ref)
  where removed_at is null and whom = 'class' and ref <> 'paper';
drop index assignments_once_a_child;
create unique index assignments_once_a_child on assignments (child_id, ref)
  where removed_at is null and whom = 'child' and ref <> 'paper';

-- For whom it is, where it is not for a whole class or an own child.
create table assignment_pupils (
  assignment_id integer not null references assignments (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  primary key (assignment_id, user_id)
);
create index assignment_pupils_by_person on assignment_pupils (user_id);

-- What a learner handed in, and what came of it. A row without `handed_in_at` says only that a guardian has looked.
create table hand_ins (
  assignment_id integer not null references assignments (id) on delete cascade,
  learner_id integer not null references users (id) on delete cascade,
  text text not null default '' check (length(text) <= 8000),
  handed_in_at timestamptz,
  outcome text check (outcome in ('accepted', 'returned')),
  comment text not null default '' check (length(comment) <= 2000),
  reviewed_by integer references users (id) on delete set null,
  reviewed_at timestamptz,
  seen_by_guardian_at timestamptz,
  primary key (assignment_id, learner_id)
);
create index hand_ins_by_learner on hand_ins (learner_id);
create index hand_ins_by_reviewer on hand_ins (reviewed_by, reviewed_at desc) where reviewed_by is not null;

-- Photos of pages, made anew by the server. They go with the child, the class and the assignment.
create table hand_in_photos (
  assignment_id integer not null,
  learner_id integer not null,
  n smallint not null check (n between 1 and 3),
  webp bytea not null check (length(webp) <= 1048576),
  at timestamptz not null,
  primary key (assignment_id, learner_id, n),
  foreign key (assignment_id, learner_id) references hand_ins (assignment_id, learner_id) on delete cascade
);
