-- Which tools a learner has completed, each once; how often is told by the events.
create table completed_tools (
  user_id integer not null references users (id) on delete cascade,
  tool text not null,
  primary key (user_id, tool)
);
insert into completed_tools (user_id, tool)
select distinct user_id, case payload ->> 'tool' when 'word-of-day' then 'word-of-the-day' else payload ->> 'tool' end
from events where type = 'tool.completed';

-- Badges that are given for much count what is different: one thing done again and again is not much.
alter table learner_totals
  add column different_tools integer not null default 0,
  add column questions integer not null default 0;
update learner_totals t set different_tools = c.tools
from (select user_id, count(*) as tools from completed_tools group by user_id) c
where c.user_id = t.user_id;
update learner_totals t set questions = a.questions
from (select user_id, count(distinct (question_id, seed)) as questions from answers group by user_id) a
where a.user_id = t.user_id;

-- ‘Claim your reward’ is no advice any more to whoever has claimed it.
update notifications n set read_at = c.claimed_at
from claims c
where n.user_id = c.user_id and n.kind = 'unit' and n.once = 'unit ' || c.unit_id and n.read_at is null;
