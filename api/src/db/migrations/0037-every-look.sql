-- Every adult read of a child's record is a look (promise C10), so there are more kinds of them.
alter table looks drop constraint looks_what_check;
alter table looks add constraint looks_what_check check (what in (
  'class summary', 'students', 'who needs you', 'recent activity', 'class list', 'request', 'week', 'report',
  'register', 'work', 'results', 'picture', 'board', 'groups', 'friends', 'notes', 'helping', 'family'));
