-- One row per ICCID. The codes that install it are bearer secrets and lie here only as ciphertext.
create table esim (
  iccid text primary key check (iccid ~ '^[0-9]{18,22}$'),
  activation_key_id text not null,
  activation_ciphertext bytea not null,
  profile_status text,
  created_at timestamptz not null
);

-- One row per purchase: a top-up is a second row on the same ICCID.
create table user_esim (
  id uuid primary key,
  purchase_id uuid not null unique references purchase (id),
  iccid text not null references esim (iccid),
  user_id text,
  country_name text not null,
  country_code text not null,
  bundle_name text not null,
  status text,
  price_paid_cents integer not null,
  original_price_cents integer not null,
  discount_applied boolean not null default false,
  discount_cents integer,
  referral_code_used text,
  purchased_at timestamptz not null,
  data_mb integer not null,
  validity_days integer not null,
  payment_method text not null,
  billing_details jsonb not null,
  order_reference text not null,
  hidden boolean not null default false,
  hidden_at timestamptz
);
create index user_esim_by_user on user_esim (user_id, purchased_at desc) where user_id is not null;
create index user_esim_by_iccid on user_esim (iccid);
