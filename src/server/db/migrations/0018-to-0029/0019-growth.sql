-- What is asked of a shop that has grown: nothing here reads a big table from end to end.

-- The operator's newest orders, and any order by its buyer's address; a number is the beginning of an id.
create index purchase_by_age on purchase (created_at);
create index purchase_by_address on purchase (lower(email)) where email <> '';
create index purchase_by_second_address on purchase (lower(alternative_email)) where alternative_email is not null;
drop index purchase_by_email;

-- What the operator is told of, and what waits in the books. Few rows each, whatever has been sold.
create index purchase_to_review on purchase (created_at) where needs_review is not null;
create index purchase_disputed on purchase (created_at) where disputed;
create index purchase_refunded on purchase (state_since) where state = 'refunded';
create index purchase_unpaid_old on purchase (state_since) where state = 'abandoned' and erased_at is null;
create index purchase_guest_old on purchase (created_at)
  where user_id is null and erased_at is null and state in ('delivered', 'refunded');
create index refund_open on refund (created_at) where status not in ('succeeded', 'failed', 'refused');
create index refund_failed on refund (created_at) where status = 'failed';
create index refund_by_purchase on refund (purchase_id);
create index webhook_receipt_waiting on webhook_receipt (received_at) where handled_at is null;
create index payment_by_age on payment (created_at);
create index provider_order_by_age on provider_order (started_at);
create index bundle_fit_by_age on bundle_fit (asked_at);

-- The eSIMs that are due, by how often each is looked at: of those with the same pace the oldest is the latest.
create index esim_due_by_pace on esim (
  (least(floor(log(2, greatest(extract(epoch from next_look_at - coalesce(looked_at, created_at)), 1))), 17)::int),
  next_look_at
) where next_look_at is not null;
