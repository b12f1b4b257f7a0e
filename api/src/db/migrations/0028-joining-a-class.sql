-- A class code works for a term: 13 weeks of school and the weeks around them. Then its teacher draws a new one.
alter table classes add column code_expires_at timestamptz not null default now() + interval '120 days';
-- The teacher takes no requests by this code for now.
alter table classes add column code_closed_at timestamptz;
-- Until then whoever has the code is in without a further word, because the teacher chose it.
alter table classes add column automatic_until timestamptz;

-- A learner asks to be in a class, by its code or by the teacher's email. Who is asked for by an email that belongs to no
-- teacher of the school is kept too, without a teacher: so nobody learns from the answer whose email it is.
create table class_requests (
  id integer primary key generated always as identity,
  learner_id integer not null references users (id) on delete cascade,
  teacher_id integer references users (id) on delete cascade,
  class_id integer references classes (id) on delete cascade,
  way text not null check (way in ('code', 'email')),
  -- A fingerprint of the email, so that the same wish is known again. The email itself is not kept.
  asked_of text check ((asked_of is null) = (way = 'code')),
  -- What the learner wrote, or what the class was called.
  class_name text not null check (length(class_name) between 1 and 60),
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected', 'withdrawn')),
  asked_at timestamptz not null,
  answered_at timestamptz,
  answered_by integer references users (id) on delete set null,
  check ((state = 'pending') = (answered_at is null)),
  check (class_id is null or teacher_id is not null)
);
-- Asked twice is asked once.
create unique index class_requests_by_code on class_requests (learner_id, class_id)
  where state = 'pending' and way = 'code';
create unique index class_requests_by_email on class_requests (learner_id, asked_of, lower(class_name))
  where state = 'pending' and way = 'email';
create index class_requests_by_learner on class_requests (learner_id);
create index class_requests_by_teacher on class_requests (teacher_id) where state = 'pending';
