-- What families read of a unit in their languages: of its named mistakes, and after its lessons. For reports alone.
alter table units add column home jsonb not null default '{"mistakes": {}, "lessons": {}}';
