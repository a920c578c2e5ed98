-- compatible
-- What operators write about an order for each other. A note is never changed. It may name somebody, so it goes when the order is erased, and not before.
create table order_note (
  id bigint generated always as identity primary key,
  purchase_id uuid not null references purchase (id),
  at timestamptz not null,
  operator_id uuid references operator (id),
  text text not null check (length(text) between 1 and 2000)
);
create index order_note_by_purchase on order_note (purchase_id, id);

create function order_note_stays() returns trigger language plpgsql as
  $$ begin
    if tg_op = 'DELETE' and exists (select 1 from purchase where id = old.purchase_id and erased_at is not null) then
      return old;
    end if;
    raise exception 'notes are never changed';
  end $$;
create trigger order_note_stays before update or delete on order_note for each row execute function order_note_stays();
