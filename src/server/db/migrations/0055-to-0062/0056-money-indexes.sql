-- compatible
-- alone
-- What came in, by time, and what was lost in disputes.
create index concurrently if not exists payment_by_end on payment (settled_at) where status in ('accepted', 'surplus');
create index concurrently if not exists purchase_dispute_lost on purchase (dispute_lost_at) where dispute_lost_at is not null;
-- Fees that were not read yet.
create index concurrently if not exists payment_without_fee on payment (fee_asked_at nulls first)
  where status in ('accepted', 'surplus') and fee_cents is null;
create index concurrently if not exists refund_without_fee on refund (fee_asked_at nulls first)
  where status = 'succeeded' and reference is not null and fee_cents is null;
