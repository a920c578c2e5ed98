-- alone
-- compatible
-- The list of orders by amount: the id decides between equal amounts. And the orders of one plan, such as of a network that fails.
create index concurrently if not exists payment_by_amount_paid on payment (base_cents, purchase_id) where status = 'accepted';
create index concurrently if not exists purchase_by_bundle on purchase (bundle_name, created_at desc, id desc);
drop index concurrently if exists payment_by_amount;
