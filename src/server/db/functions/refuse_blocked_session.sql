-- A blocked mailbox cannot sign in, by any method. The shared lock waits for a block that is being made.
create or replace function refuse_blocked_session() returns trigger language plpgsql as $$
declare
  address text;
begin
  select email into address from "user" where id = new.user_id for key share;
  perform refuse_blocked(address);
  return new;
end
$$;
create or replace trigger session_is_allowed before insert on session for each row execute function refuse_blocked_session();
