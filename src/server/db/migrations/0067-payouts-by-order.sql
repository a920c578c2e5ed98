-- compatible
-- alone
-- In which payouts the money of an order was.
create index concurrently if not exists payout_entry_by_purchase on payout_entry (purchase_id) where purchase_id is not null;
