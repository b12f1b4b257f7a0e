-- The two rules of the learning record that every reader needs, written once (decision 0091). Only `events` reads
-- `answers` and `item_progress` themselves; a house test checks it.

-- Which answers count. A device sends an answer at a checkpoint when the question is left, and again with the end of the
-- attempt. Of one attempt one answer to each question counts: the one sent with the end, else the last. An answer outside
-- of attempts counts each time.
create view counted_answers as
select a.user_id, a.event_id, a.question_id, a.item_id, a.attempt, a.final, a.seed, a.answer, a.correct, a.score,
  a.misconception, a.counted_at
from answers a
where a.attempt is null or not exists (
  select from answers other
  where other.user_id = a.user_id and other.question_id = a.question_id and other.attempt = a.attempt
    and (other.final, other.counted_at, other.event_id) > (a.final, a.counted_at, a.event_id));

-- What is done. `begun`: opened and never finished. `tried`: finished, with a score below the pass mark (70 percent).
-- `done`: a lesson or reading that was finished, a quiz that was passed. `ended_at`: when it was done, which for a quiz is
-- the first attempt that passed; of what was tried only, its first end; null of what is begun.
create view entry_states as
select p.user_id, p.item_id, p.unit_id, p.opened_at,
  case when p.completed_at is null then 'begun'
    when p.best_score is null or p.best_score >= 0.7::float8 then 'done' else 'tried' end as state,
  coalesce(case when p.best_score >= 0.7::float8 then to_timestamp((jsonb_path_query_first(p.telling,
    '$[*] ? (@.correct / @.total >= 0.7)') ->> 'at')::float8 / 1000) end, p.completed_at) as ended_at,
  p.first_score, p.best_score, coalesce(p.first_score >= 0.7::float8, false) as passed_first, p.attempts, p.points
from item_progress p;

-- The same expression as `ended_at`, so that the view uses the index: what ended last, and what ended since a moment.
drop index item_progress_by_time;
create index item_progress_by_end on item_progress (user_id, (
  coalesce(case when best_score >= 0.7::float8 then to_timestamp((jsonb_path_query_first(telling,
    '$[*] ? (@.correct / @.total >= 0.7)') ->> 'at')::float8 / 1000) end, completed_at)) desc)
where coalesce(case when best_score >= 0.7::float8 then to_timestamp((jsonb_path_query_first(telling,
    '$[*] ? (@.correct / @.total >= 0.7)') ->> 'at')::float8 / 1000) end, completed_at) is not null;
