-- What is taught has a version: it grows with every change, whoever makes it, so that every server process can keep
-- answers in memory and notice when they are old. The same row says whether the last import failed.
create table content_state (
  only_row boolean primary key default true check (only_row),
  version bigint not null default 1,
  failed_at timestamptz,
  failure text
);
insert into content_state default values;

create function note_content_change() returns trigger language plpgsql as $$
  begin
    update content_state set version = version + 1;
    return null;
  end
$$;
create trigger units_change after insert or update or delete or truncate on units
  for each statement execute function note_content_change();
create trigger items_change after insert or update or delete or truncate on items
  for each statement execute function note_content_change();
create trigger manifests_change after insert or update or delete or truncate on manifests
  for each statement execute function note_content_change();
create trigger search_entries_change after insert or update or delete or truncate on search_entries
  for each statement execute function note_content_change();

-- The search knows the class of an entry and whether there is something to learn yet. Words are made plain before they
-- come here, so that what is typed and what is searched are read by the same rules; typing mistakes are forgiven by
-- the server, which knows all words.
truncate search_entries;
drop index search_entries_by_terms;
drop index search_entries_by_sounds;
alter table search_entries
  drop column sounds,
  drop column terms,
  add column plain text not null,
  add column subject_id smallint,
  add column grade_id smallint,
  add column written boolean not null,
  -- Of what the entry was made from: an entry whose hash is the same need not be made again.
  add column hash text not null;
drop function sounds_of(text);
drop function plain_text(text);

-- The next start makes the entries anew, even of a pack that it knows.
update packs set hash = 'before-0018:' || hash;
