-- compatible
-- What a processor sent to the shop's bank. `net_cents` is what its entries come to, null until they were read; `unmatched` of them
-- are nothing that our books have, or otherwise.
create table payout (
  id uuid primary key,
  provider text not null,
  reference text not null,
  amount_cents bigint not null,
  currency text not null,
  status text not null check (status in ('coming', 'paid', 'failed')),
  is_by_hand boolean not null,
  created_at timestamptz not null,
  arrives_at timestamptz not null,
  read_at timestamptz,
  net_cents bigint,
  fee_cents bigint not null default 0,
  orders integer not null default 0,
  unmatched integer not null default 0,
  unique (provider, reference)
);
create index payout_by_time on payout (created_at, id);

-- What each payout is of: a booking of the processor, and what it is in our books. `gap` says why it is nothing of them.
create table payout_entry (
  payout_id uuid not null references payout (id) on delete cascade,
  reference text not null,
  kind text not null check (kind in ('payment', 'refund', 'dispute', 'other')),
  at timestamptz not null,
  net_cents bigint not null,
  fee_cents bigint not null,
  amount_cents bigint,
  currency text,
  purchase_id uuid references purchase (id),
  about text,
  words text not null,
  gap text check (gap in ('unknown', 'amount')),
  primary key (payout_id, reference)
);
create index payout_entry_gap on payout_entry (payout_id) where gap is not null;
