-- compatible
-- What the processor took for a dispute and has not given back, and its fee, as of a payment; null until they were read.
alter table dispute
  add column if not exists booked_cents integer,
  add column if not exists booked_currency text,
  add column if not exists fee_cents integer;
