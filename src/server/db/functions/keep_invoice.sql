-- Invoices never change, except that the buyer is erased once the law allows it.
create or replace function keep_invoice() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.buyer is null and to_jsonb(new) - 'buyer' = to_jsonb(old) - 'buyer' then
    return new;
  end if;
  raise exception 'an invoice is never changed';
end
$$;
create or replace trigger invoice_is_kept before update or delete on invoice for each row execute function keep_invoice();
