-- A picture that a friend gives without a reason. Its ref is the day, so that the key lets one in for each friend and day.
alter table cheers drop constraint cheers_kind_check;
alter table cheers add constraint cheers_kind_check check (kind in ('unit', 'badge', 'goal', 'picture'));
