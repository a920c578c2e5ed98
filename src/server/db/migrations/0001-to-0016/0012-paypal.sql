-- A payment may be held by its processor for days before it is through; PayPal's money has an id of its own.
alter table payment drop constraint payment_status_check;
alter table payment add constraint payment_status_check
  check (status in ('open', 'held', 'accepted', 'surplus', 'canceled'));
alter table payment add column capture_reference text;
-- When to ask again after a payment that nobody waits for and that may still bring money.
alter table payment add column next_look_at timestamptz;
create index payment_open on payment (next_look_at) where status in ('open', 'held');
create unique index payment_capture on payment (provider, capture_reference) where capture_reference is not null;
