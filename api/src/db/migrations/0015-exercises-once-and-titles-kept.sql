-- Which exercise of a practice generator an answer belongs to: each is summed up once, however often it is sent.
alter table answers add column seed bigint;
update answers a set seed = (e.payload ->> 'seed')::bigint
from events e
where e.user_id = a.user_id and e.id = a.event_id and e.type = 'practice.answered';
create index answers_by_exercise on answers (user_id, question_id, seed, correct desc) where seed is not null;

update learner_totals t set
  answers = t.answers - p.given + p.exercises,
  answers_right = t.answers_right - p.given_right + p.exercises_right,
  practice_right = p.exercises_right
from (
  select user_id, count(*) as given, count(distinct (question_id, seed)) as exercises,
    count(*) filter (where correct) as given_right,
    count(distinct (question_id, seed)) filter (where correct) as exercises_right
  from answers where seed is not null group by user_id
) p
where p.user_id = t.user_id;

-- The highest percent of a unit there was: one that grows takes no title away.
alter table unit_progress add column reached smallint check (reached between percent and 100);
update unit_progress set reached = case
  when master_at is not null then 100 when ace_at is not null then greatest(percent, 80) else percent end;
alter table unit_progress alter column reached set not null;

-- What went wrong comes first, then what is due soonest.
drop index review_cards_by_due;
create index review_cards_by_need on review_cards (user_id, last_correct, due_at, question_id);
