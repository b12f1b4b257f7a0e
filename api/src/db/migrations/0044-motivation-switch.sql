-- Seeds, levels, streaks, badges and cheers can be hidden: by a guardian for a child, and by a learner for themselves.
alter table guardianships add column motivation boolean not null default true;
alter table settings add column motivation boolean not null default true;
