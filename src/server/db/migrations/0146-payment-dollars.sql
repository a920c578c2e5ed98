-- compatible
-- What a payment was in dollars, by the rate of its purchase, which is null for dollars. An index of the
-- expression alone was not chosen.
alter table payment
  add column rate numeric,
  add column base_cents integer not null generated always as (round(amount_cents / coalesce(rate, 1))::integer) stored;
update payment set rate = purchase.rate
  from purchase where purchase.id = purchase_id and purchase.currency = payment.currency and purchase.rate is not null;
drop index if exists payment_by_amount;
create index payment_by_amount on payment (base_cents) where status = 'accepted';
