-- Work that a teacher gives after a mistake is asked even of those who had done it: what was done before does not count.
alter table assignments add column again boolean not null default false;
