-- The same use of a tool earns once, whoever sends it (decision 128).
create index events_of_tool_uses on events ((payload->'evidence'->>'run')) where type = 'tool.completed';

alter table events drop constraint if exists events_doubt_check;
alter table events add constraint events_doubt_check check (doubt in ('no time', 'no proof'));

-- Until now a bare slug was enough, also for a tool that was not there. `npm run recount` takes its seeds back.
update events set doubt = 'no proof'
where type = 'tool.completed' and doubt is null and payload->'evidence' is null;
