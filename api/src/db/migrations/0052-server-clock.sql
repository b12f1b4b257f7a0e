-- The latest moment at which the server's clock was believed. What cannot be undone waits while the clock is far from it.
create table server_clock (
  only_row boolean primary key default true check (only_row),
  trusted_at timestamptz not null,
  read_at timestamptz not null,
  doubted_at timestamptz
);
-- A server that has run before: what it wrote last, so that the first start after this one is compared, too.
insert into server_clock (trusted_at, read_at)
select at, at from (
  select greatest((select max(at) from security_log), (select max(seen_at) from sessions)) as at
) latest where at is not null;
