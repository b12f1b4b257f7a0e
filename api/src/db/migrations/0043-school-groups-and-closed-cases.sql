-- A school can open study groups to all of its learners, not only to the class of each.
alter table school_safety add column school_groups boolean not null default false;

-- When the adults who read an urgent case were last written to, and when a case was closed: a year later it is forgotten.
alter table report_cases
  add column letter_at timestamptz,
  add column closed_at timestamptz;
update report_cases set closed_at = last_at where state = 'done';
create index report_cases_closed on report_cases (closed_at) where closed_at is not null;
