-- A session ends at most 30 days after sign-in, however much it is used.
create or replace function session_ends() returns trigger language plpgsql as
  $$ begin new.expires_at := least(new.expires_at, new.created_at + interval '30 days'); return new; end $$;
create or replace trigger session_ends before insert or update on session for each row execute function session_ends();
