-- Numbers without a gap: the row of a series is locked by the last statement of the transaction that takes the next one.
create table invoice_series (
  kind text primary key check (kind in ('invoice', 'credit_note')),
  last_number integer not null
);
insert into invoice_series (kind, last_number) values ('invoice', 0), ('credit_note', 0);

-- What was sold and what went back, as it was said at that moment.
create table invoice (
  id uuid primary key,
  kind text not null references invoice_series (kind),
  number integer not null check (number > 0),
  purchase_id uuid not null references purchase (id),
  refund_id uuid unique references refund (id),
  issued_at timestamptz not null,
  facts jsonb not null,
  buyer jsonb,
  unique (kind, number),
  check ((kind = 'credit_note') = (refund_id is not null))
);
create unique index invoice_of_purchase on invoice (purchase_id) where kind = 'invoice';
create index invoice_by_purchase on invoice (purchase_id);

-- Books are kept as they were written; who bought is erased from them when the time for it is over.
create function keep_invoice() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.buyer is null and to_jsonb(new) - 'buyer' = to_jsonb(old) - 'buyer' then return new; end if
  ; raise exception 'an invoice is never changed'; end
$$;
create trigger invoice_is_kept before update or delete on invoice for each row execute function keep_invoice();
