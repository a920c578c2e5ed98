-- compatible
-- alone
-- The days of the shop: what was paid, and what went back. The last callback of each party.
create index concurrently if not exists purchase_by_payment on purchase (paid_at) where paid_at is not null;
create index concurrently if not exists refund_by_end on refund (settled_at) where status = 'succeeded';
create index concurrently if not exists webhook_receipt_by_party on webhook_receipt (provider, received_at desc);
