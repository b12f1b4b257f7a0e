-- An account that was asked to be deleted is hidden from others, and deleted at this moment: seven days after the word.
-- Until then a word brings it back.
alter table users
  add column leaves_at timestamptz,
  -- Who said so: the person or a guardian of the child.
  add column leaves_by integer references users (id) on delete set null,
  -- A child with a guardian wishes to go: the guardian decides.
  add column wants_to_leave_at timestamptz,
  add constraint only_learners_ask_to_leave check (wants_to_leave_at is null or role = 'learner');
create index users_by_leaving on users (leaves_at) where leaves_at is not null;
create index users_by_who_said on users (leaves_by) where leaves_by is not null;
