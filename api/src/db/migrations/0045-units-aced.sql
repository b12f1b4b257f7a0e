-- Which units a learner has aced, and when: boards ask it for a whole class, and few of the rows of a learner are such.
create index unit_progress_aced on unit_progress (user_id, ace_at) where ace_at is not null;
