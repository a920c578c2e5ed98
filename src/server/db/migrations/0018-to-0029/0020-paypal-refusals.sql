-- PayPal's last no to taking the money of an approval, and how many there were: after one, only a newer approval is taken.
alter table payment add column refusal text;
alter table payment add column refused_at timestamptz;
alter table payment add column refusals integer not null default 0;
-- One process at a time takes the money of a payment.
alter table payment add column capturing_until timestamptz;

-- When its sender says that it happened: an event may come late, or again.
alter table webhook_receipt add column occurred_at timestamptz;
create index webhook_receipt_approval on webhook_receipt (reference) where type = 'CHECKOUT.ORDER.APPROVED';

-- What the operator is told of when it is ours to mend.
create index audit_refused on audit (at) where what = 'payment refused';
