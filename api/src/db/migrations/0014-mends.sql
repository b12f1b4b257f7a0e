-- What is assigned to a class or a child stands there once: sent twice over a bad line, it is the same assignment.
update assignments a set removed_at = now()
where removed_at is null and exists (
  select 1 from assignments b
  where b.removed_at is null and b.ref = a.ref and b.id > a.id
    and (b.class_id = a.class_id or b.child_id = a.child_id)
);
create unique index assignments_once_a_class on assignments (class_id, ref) where removed_at is null;
create unique index assignments_once_a_child on assignments (child_id, ref) where removed_at is null;

-- Behind references: without these, letting one account go reads each of these tables from end to end.
drop index assignments_by_class;
drop index assignments_by_child;
create index assignments_by_class on assignments (class_id) where class_id is not null;
create index assignments_by_child on assignments (child_id) where child_id is not null;
create index users_by_consent_giver on users (consent_by) where consent_by is not null;
create index consent_log_by_setter on consent_log (set_by) where set_by is not null;
create index own_lessons_by_deleter on own_lessons (deleted_by) where deleted_by is not null;
create index own_lesson_versions_by_replacer on own_lesson_versions (replaced_by) where replaced_by is not null;
create index staff_codes_by_maker on staff_codes (made_by) where made_by is not null;
create index staff_codes_by_user on staff_codes (used_by) where used_by is not null;

-- Who has done something of a unit: asked when a new pack changes it.
create index item_progress_of_unit on item_progress (unit_id, user_id) where unit_id is not null;

-- What a batch of events reads of what came before is bounded, however much one learner has sent.

-- The attempts that say all that the whole set says: some few for each quiz. Those of older rows are cut down when the
-- quiz is next taken.
alter table item_progress add column telling jsonb not null default '[]';
update item_progress p set telling = (
  select coalesce(jsonb_agg(jsonb_build_object('id', a.event_id, 'correct', a.correct, 'total', a.total,
    'at', (extract(epoch from a.counted_at) * 1000)::bigint) order by a.counted_at, a.event_id), '[]')
  from attempts a where a.user_id = p.user_id and a.item_id = p.item_id)
where p.attempts > 0;
drop index attempts_by_item;

-- The latest answers to a question, and the one that counts in a quiz attempt.
drop index answers_by_question;
create index answers_by_question on answers (user_id, question_id, counted_at desc, event_id desc);
create index answers_by_attempt on answers
  (user_id, question_id, attempt, final desc, counted_at desc, event_id desc) where attempt is not null;

-- After a pack has changed units, the percents of all who work on them are counted anew, some learners at a time.
-- Until that is done the units stand here, so that a server which stops midway goes on after its next start.
alter table packs add column to_recount integer[] not null default '{}';
