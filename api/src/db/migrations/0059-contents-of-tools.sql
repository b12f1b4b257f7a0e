-- The data of study tools (riddles, word lists, maps). It comes with the content pack.
create table tool_contents (
  tool text primary key,
  hash text not null,
  content jsonb not null
);
create trigger tool_contents_change after insert or update or delete or truncate on tool_contents
  for each statement execute function note_content_change();
