-- Processes keep sessions in memory for a second. Whoever ends one, or changes what a person may do, is heard at once by
-- all of them. By the statement, not by the row: whoever hears it forgets everybody.
create function tell_people_changed() returns trigger language plpgsql as $$
begin
  notify people_changed;
  return null;
end $$;

create trigger tell_people_changed after update of ended_at, user_id, expires_at or delete on sessions
  for each statement execute function tell_people_changed();

create trigger tell_people_changed after update of school_id, role, administrator, verified_at, suspended_at or delete on users
  for each statement execute function tell_people_changed();
