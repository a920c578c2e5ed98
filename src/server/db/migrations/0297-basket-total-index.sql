-- alone
-- compatible
create index concurrently if not exists payment_by_whole_amount on payment (whole_cents, currency, created_at desc)
  where whole_cents is not null;
