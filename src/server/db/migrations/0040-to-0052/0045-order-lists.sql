-- compatible
-- alone
-- Orders as operators filter them, newest first. What is in most orders needs no index: walking back from the newest soon finds a page of it.
create index concurrently if not exists purchase_by_country on purchase (country_code, created_at desc, id desc);
create index concurrently if not exists purchase_returned on purchase (created_at desc, id desc) where state = 'refunded';
create index concurrently if not exists purchase_by_paypal on purchase (created_at desc, id desc) where paid_by = 'paypal';
create index concurrently if not exists payment_by_amount on payment (amount_cents) where status = 'accepted';
-- The newest of a card's digits: a bank gives the same four to many.
create index concurrently if not exists payment_by_last_digits on payment ((right(method_label, 4)), created_at desc) where method_label is not null;
drop index concurrently if exists payment_by_digits;
-- What operators did of one kind, and in some days.
create index concurrently if not exists audit_by_kind on audit (what, id) where who = 'operator';
create index concurrently if not exists audit_by_day on audit (at) where who = 'operator';
