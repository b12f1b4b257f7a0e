-- A card is made of the latest 50 to 99 answers to its question (decision 0113): all of them up to 99, then 50 and the
-- remainder of their count by 50. So most answers go on from the card, and none of the earlier ones is read.
-- A count of 51 meant 'more than 50'.
alter table review_cards drop constraint review_cards_answers_check;
update review_cards c set answers = (
  select case when count(*) < 100 then count(*) else 50 + count(*) % 50 end
  from answers a where a.user_id = c.user_id and a.question_id = c.question_id
) where answers > 50;
alter table review_cards add check (answers between 0 and 99);
