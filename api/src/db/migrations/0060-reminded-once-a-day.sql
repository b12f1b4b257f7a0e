-- When the learners of an assignment were last reminded, so that a second reminder waits for the next day.
alter table assignments add column reminded_at timestamptz;
