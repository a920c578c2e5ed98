-- Each declined try of a card once, by the processor's id of it. Kept for a day.
create table card_decline (
  reference text primary key,
  payment_id uuid not null references payment (id) on delete cascade,
  at timestamptz not null
);
create index card_decline_by_payment on card_decline (payment_id);
create index card_decline_by_time on card_decline (at);

-- Keyed hashes: of the address that a payment was started from, for a day; of the card or the payer who paid it.
alter table payment add column origin_hash text;
alter table payment add column payer_hash text;
create index payment_by_origin on payment (origin_hash) where origin_hash is not null;
create index payment_by_payer on payment (payer_hash) where payer_hash is not null;

-- Keyed hash of the mailbox whose owner returned an eSIM by themselves.
alter table refund add column mailbox_hash text;
create index refund_by_mailbox on refund (mailbox_hash) where mailbox_hash is not null;

-- When a bank, or PayPal, decided a dispute for the buyer: the money of that payment is gone for good.
alter table purchase add column dispute_lost_at timestamptz;

-- A return that waits for the word of the mailbox the eSIM was bought with.
create table return_confirmation (
  id uuid primary key,
  purchase_id uuid not null references purchase (id) on delete cascade,
  user_id text not null references "user" (id) on delete cascade,
  token_hash bytea not null unique,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index return_confirmation_by_purchase on return_confirmation (purchase_id);
