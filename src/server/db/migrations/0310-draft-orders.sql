-- compatible
-- Orders that operators make: lines at a fixed price, for one buyer. `purchase_id` is the purchase of the first line once the buyer
-- pays or the order is placed; `link_number` rises when a link is revoked. `import_id` and `import_line`: the line of a file.
create table draft_order (
  id uuid primary key,
  version integer not null default 1,
  state text not null check (state in ('draft', 'open', 'accepted', 'canceled')),
  terms text not null check (terms in ('link', 'invoice', 'account', 'free')),
  why text not null,
  lead_id uuid,
  operator_id uuid,
  full_name text not null,
  email text not null,
  company text,
  vat_number text,
  language text not null,
  currency text not null,
  lines jsonb not null,
  total_cents bigint not null,
  tax_bp integer not null default 0,
  note text not null default '',
  valid_until timestamptz not null,
  due_days integer not null,
  link_number integer not null default 0,
  credit_account_id uuid,
  top_up_esim_id uuid,
  top_up_purchase_id uuid references purchase,
  purchase_id uuid references purchase,
  payment_id text,
  created_at timestamptz not null,
  sent_at timestamptz,
  accepted_at timestamptz,
  accepted_by text check (accepted_by in ('buyer', 'operator')),
  due_at timestamptz,
  canceled_at timestamptz,
  erased_at timestamptz,
  import_id uuid,
  import_line integer,
  unique (import_id, import_line)
);
create index draft_order_by_creation on draft_order (created_at desc, id);
create index draft_order_by_purchase on draft_order (purchase_id);
create index draft_order_by_lead on draft_order (lead_id);
create index draft_order_by_credit_account on draft_order (credit_account_id);

-- Companies that may owe the shop money, each up to a limit.
create table credit_account (
  id uuid primary key,
  name text not null,
  currency text not null,
  limit_cents bigint not null check (limit_cents >= 0),
  due_days integer not null,
  version integer not null default 1,
  changed_at timestamptz not null
);

-- The books of payments that no processor moves: transfers noted by hand, what is owed on account, and orders for free.
create table manual_payment (
  id text primary key,
  method text not null check (method in ('transfer', 'account', 'free')),
  purchase_id uuid,
  amount_cents integer not null check (amount_cents >= 0),
  currency text not null,
  status text not null check (status in ('open', 'paid', 'canceled')),
  created_at timestamptz not null,
  paid_at timestamptz
);
create index manual_payment_by_paid on manual_payment (paid_at);
create table manual_refund (
  id text primary key,
  payment_id text not null references manual_payment,
  refund_id text not null,
  key text not null unique,
  amount_cents integer not null check (amount_cents >= 0),
  status text not null check (status in ('pending', 'succeeded')),
  created_at timestamptz not null,
  settled_at timestamptz
);
create index manual_refund_by_payment on manual_refund (payment_id);
-- Money that came to the shop's bank account or left it, as an operator noted it. Rows are only ever added.
create table noted_transfer (
  id uuid primary key,
  payment_id text not null references manual_payment,
  direction text not null check (direction in ('in', 'out')),
  refund_id text references manual_refund,
  amount_cents integer not null check (amount_cents > 0),
  currency text not null,
  on_day date not null,
  reference text not null,
  operator_id uuid,
  created_at timestamptz not null
);
create index noted_transfer_by_payment on noted_transfer (payment_id);
create unique index noted_transfer_by_refund on noted_transfer (refund_id) where refund_id is not null;

-- A file of orders, with a row for each of its lines.
create table order_import (
  id uuid primary key,
  terms text not null,
  why text not null,
  state text not null check (state in ('planned', 'running', 'done')),
  operator_id uuid,
  origin text not null,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz
);
create table order_import_line (
  import_id uuid not null references order_import on delete cascade,
  line integer not null,
  state text not null check (state in ('planned', 'refused', 'done', 'failed')),
  input jsonb,
  words text,
  draft_order_id uuid,
  primary key (import_id, line)
);

alter table outbound_mail add column draft_order_id uuid;
