-- Codes for the parents of a whole class are printed: a later sheet, or a single code, must not make them worthless.
alter table link_codes add column on_sheet boolean not null default false;
alter table link_codes drop constraint link_codes_child_id_made_by_key;
-- A new single code of the same adult still replaces the one before.
create unique index link_codes_single on link_codes (child_id, made_by) where not on_sheet;
create index link_codes_by_child on link_codes (child_id);
