-- What a guardian lets a child use, beside the community. One guardian who says no is enough, and ends with the link.
alter table guardianships
  add column boards boolean not null default true,
  add column photo boolean not null default true,
  add column insights boolean not null default true,
  add column sharing boolean not null default true;
