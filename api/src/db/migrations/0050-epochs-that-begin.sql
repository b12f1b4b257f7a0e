-- An epoch is one life of this database. A restored backup begins a new one, so that devices offer their events again.
-- The number decides which epoch is the current one, not the time: the clock of a server can be set back. It is unique,
-- so many processes that notice one restore in the same moment begin one epoch.
alter table epochs add column number integer,
  add column reason text not null default 'first' check (reason in ('first', 'command', 'receipt'));
update epochs set number = counted.number
from (select id, row_number() over (order by began_at, id) as number from epochs) counted
where counted.id = epochs.id;
alter table epochs alter column number set not null, add unique (number);
alter table epochs alter column reason drop default;
