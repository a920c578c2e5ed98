-- A purchase from quote to delivery or refund. Every change of state is one guarded UPDATE.
create table purchase (
  id uuid primary key,
  state text not null check (state in ('created', 'paying', 'paid', 'ordering', 'unclear', 'provisioned', 'delivered', 'refunding', 'refunded', 'abandoned')),
  state_since timestamptz not null,
  created_at timestamptz not null,
  paid_at timestamptz,
  disputed boolean not null default false,
  needs_review text,
  last_error text,

  attempt_id uuid,
  guest_hash bytea,
  user_id text,
  is_guest boolean not null,

  bundle_name text not null,
  country_code text not null,
  plan jsonb not null,
  coverage text not null,
  currency text not null check (currency = 'USD'),
  wholesale_cents integer not null,
  price_cents integer not null,
  stripe_fee_cents integer not null,
  paypal_fee_cents integer not null,
  paid_by text check (paid_by in ('stripe', 'paypal')),

  full_name text not null,
  email text not null,
  alternative_email text,
  send_to_both_emails boolean not null default false,
  marketing_opt_in boolean not null default false,

  lease_until timestamptz,
  lease_holder uuid,
  order_attempts integer not null default 0,
  next_look_at timestamptz not null
);
create unique index purchase_attempt on purchase (attempt_id) where attempt_id is not null;
create index purchase_by_guest on purchase (guest_hash, created_at desc) where guest_hash is not null;
create index purchase_standing on purchase (next_look_at) where state not in ('delivered', 'refunded', 'abandoned');

create table payment (
  id uuid primary key,
  purchase_id uuid not null references purchase (id),
  provider text not null check (provider in ('stripe', 'paypal')),
  reference text not null,
  status text not null check (status in ('open', 'accepted', 'surplus', 'canceled')),
  amount_cents integer not null,
  currency text not null check (currency = 'USD'),
  method_label text,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (provider, reference)
);
create unique index payment_accepted_once on payment (purchase_id) where status = 'accepted';
create index payment_by_purchase on payment (purchase_id);

create table refund (
  id uuid primary key,
  payment_id uuid not null references payment (id),
  purchase_id uuid not null references purchase (id),
  reason text not null check (reason in ('unfulfillable', 'surplus', 'requested')),
  amount_cents integer not null,
  currency text not null check (currency = 'USD'),
  status text not null check (status in ('wanted', 'pending', 'succeeded', 'failed')),
  reference text unique,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (payment_id, reason)
);

-- Written before the wholesaler is called: whatever breaks, it says what to look for in the wholesaler's books.
create table provider_order (
  id uuid primary key,
  purchase_id uuid not null references purchase (id),
  attempt integer not null,
  bundle_name text not null,
  wholesale_cents integer not null,
  started_at timestamptz not null,
  outcome text not null check (outcome in ('asked', 'bound', 'refused', 'void')),
  outcome_at timestamptz,
  reference text unique,
  unique (purchase_id, attempt)
);
