-- alone
-- compatible
-- What operators find orders by: the beginning of an address, the end of an ICCID, an amount. Indexes by the functions of names and
-- numbers are with these.
create index concurrently if not exists purchase_by_email on purchase (lower(email) text_pattern_ops) where email <> '';
create index concurrently if not exists purchase_by_second_email on purchase (lower(alternative_email) text_pattern_ops)
  where alternative_email is not null;
create index concurrently if not exists user_by_email on "user" (email text_pattern_ops);
create index concurrently if not exists user_esim_by_iccid_end on user_esim (reverse(iccid) text_pattern_ops);
create index concurrently if not exists payment_by_exact_amount on payment (amount_cents, currency, created_at desc)
  where status in ('accepted', 'surplus');
drop index concurrently if exists purchase_by_address;
drop index concurrently if exists purchase_by_second_address;
drop index concurrently if exists purchase_by_name;
drop index concurrently if exists user_by_name;
