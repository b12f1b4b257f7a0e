-- Every adult read of a child's record is a look (promise C10), so there are many kinds of them, and new calls bring new
-- ones. The closed list stands in the code, `learning/src/people/looks.ts`.
alter table looks drop constraint if exists looks_what_check;
