-- compatible
-- An export that the shop makes by itself, with the filters of a list in `query`. `address` for a mail, the others for storage like
-- S3; `secret_*` are its keys, sealed. It runs with the role of who made it.
create table export_schedule (
  id uuid primary key,
  export text not null,
  query text not null,
  every text not null check (every in ('day', 'week', 'month')),
  target text not null check (target in ('mail', 's3')),
  address text,
  endpoint text,
  region text,
  bucket text,
  prefix text,
  secret_key_id text,
  secret_ciphertext bytea,
  next_at timestamptz not null,
  lease_until timestamptz,
  last_at timestamptz,
  last_ok boolean,
  last_words text,
  made_by uuid references operator,
  made_at timestamptz not null
);
