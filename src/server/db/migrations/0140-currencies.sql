-- compatible
-- What a dollar is worth: each day's rates of each source. The newest day of a currency counts.
create table exchange_rate (
  currency text not null,
  of_day date not null,
  source text not null,
  per_base numeric not null check (per_base > 0),
  read_at timestamptz not null default now(),
  primary key (currency, of_day, source)
);

-- In which currencies the shop sells beside dollars, and how it rounds their prices. Publishing adds a row, and the newest counts.
create table currency_list (
  version integer primary key check (version > 0),
  currencies jsonb not null,
  why text not null,
  operator_id uuid,
  created_at timestamptz not null default now()
);
insert into currency_list (version, currencies, why) values (1, '{}', '');

-- The prices of a currency, all made of one rate; `terms` are those that made them. `changes` rises with each change.
create table local_price_set (
  currency text primary key,
  terms jsonb not null,
  per_base numeric not null,
  source text not null,
  of_day date not null,
  changes integer not null default 1
);

-- A place's prices in a currency, by bundle: what is charged, and what it was rounded from, in minor units.
create table local_price (
  currency text not null references local_price_set on delete cascade,
  place text not null,
  prices jsonb not null,
  primary key (currency, place)
);

-- A purchase's amounts are in minor units of its currency; `rate` is how many of these a cent was then, and `base_cents` what its
-- price was in dollars. Both are null for what was sold in dollars.
alter table purchase
  drop constraint purchase_currency_check,
  add column rate numeric check (rate > 0),
  add column rate_source text,
  add column base_cents integer;
alter table payment drop constraint payment_currency_check;
alter table refund drop constraint refund_currency_check;

-- What the processor booked for a payment or refund, before its fee, in the currency of our account there; null until that was
-- read. The fee is in the same currency.
alter table payment add column booked_cents integer, add column booked_currency text;
alter table refund add column booked_cents integer, add column booked_currency text;

-- Of an audited amount; null for dollars in older rows.
alter table audit add column currency text;
