-- What a retry asked in place of the question that the row is about; null where it was the question itself. The raw answer
-- belongs to what was asked.
alter table answers add column asked text;

create or replace view counted_answers as
select a.user_id, a.event_id, a.question_id, a.item_id, a.attempt, a.final, a.seed, a.answer, a.correct, a.score,
  a.misconception, a.counted_at, a.asked
from answers a
where a.attempt is null or not exists (
  select from answers other
  where other.user_id = a.user_id and other.question_id = a.question_id and other.attempt = a.attempt
    and (other.final, other.counted_at, other.event_id) > (a.final, a.counted_at, a.event_id));
