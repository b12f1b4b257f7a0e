-- The kinds of looks grow with the product: the closed list stands in the code. A copy of a child's data is a look too.
alter table looks drop constraint if exists looks_what_check;
-- The addresses of sessions that belonged to an account which is deleted. A device that comes with one takes away what it
-- keeps of that person. A hash of a number drawn by chance says nothing of anybody.
create table gone_sessions (
  token_hash bytea primary key,
  gone_at timestamptz not null
);
create index gone_sessions_by_age on gone_sessions (gone_at);
