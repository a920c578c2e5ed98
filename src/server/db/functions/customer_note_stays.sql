create or replace function customer_note_stays() returns trigger language plpgsql as
  $$ begin raise exception 'notes are never changed'; end $$;
create or replace trigger customer_note_stays before update on customer_note for each row execute function customer_note_stays();
