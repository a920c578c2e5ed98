-- Returns the state of a purchase, and locks it until the transaction ends.
create or replace function lock_purchase(_purchase uuid) returns text language plpgsql as $$
declare
  current_state text;
begin
  select state into current_state from purchase where id = _purchase for update;
  return current_state;
end
$$;
