-- What a sheet answers, for who reviews it: it is told to teachers alone.
alter table assignments add column answers text check (length(answers) between 1 and 8000);
