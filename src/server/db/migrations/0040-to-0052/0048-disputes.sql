-- compatible
-- Disputes as their processors tell them, and what we did about each: evidence staged there (`staged_at`), and sent by a person
-- (`sent_at`), which can be done once. `version` counts what people changed.
create table dispute (
  id uuid primary key,
  provider text not null check (provider in ('stripe', 'paypal')),
  reference text not null,
  purchase_id uuid not null references purchase (id),
  payment_id uuid not null references payment (id),
  outcome text not null check (outcome in ('open', 'over', 'lost')),
  status text not null,
  reason text not null,
  amount_cents integer not null,
  currency text not null,
  opened_at timestamptz not null,
  due_at timestamptz,
  is_answered boolean not null,
  page_url text not null,
  staged_at timestamptz,
  staged_by uuid references operator (id),
  sent_at timestamptz,
  sent_by uuid references operator (id),
  version integer not null default 1,
  unique (provider, reference)
);
create index dispute_by_time on dispute (opened_at, id);
create index dispute_of_purchase on dispute (purchase_id);
