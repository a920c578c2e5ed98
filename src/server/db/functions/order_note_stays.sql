create or replace function order_note_stays() returns trigger language plpgsql as
  $$ begin
    if tg_op = 'DELETE' and exists (select 1 from purchase where id = old.purchase_id and erased_at is not null) then
      return old;
    end if;
    raise exception 'notes are never changed';
  end $$;
create or replace trigger order_note_stays before update or delete on order_note for each row execute function order_note_stays();
