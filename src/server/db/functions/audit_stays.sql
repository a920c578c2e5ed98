create or replace function audit_stays() returns trigger language plpgsql as
  $$ begin raise exception 'audit rows are never changed'; end $$;
create or replace trigger audit_stays before update or delete on audit for each row execute function audit_stays();
