-- compatible
-- What the processor kept of a payment, and of a refund, which is less than nothing where it gave some back; null until that was read.
alter table payment add column fee_cents integer, add column fee_asked_at timestamptz;
alter table refund add column fee_cents integer, add column fee_asked_at timestamptz;
