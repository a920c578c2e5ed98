-- People who sign in. The first five tables are shaped by the sign-in library; the names are ours.
create table "user" (
  id text primary key,
  name text not null,
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table session (
  id text primary key,
  user_id text not null references "user" (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index session_by_user on session (user_id);

create table account (
  id text primary key,
  user_id text not null references "user" (id) on delete cascade,
  provider_id text not null,
  account_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index account_by_user on account (user_id);

create table verification (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verification_by_identifier on verification (identifier);

create table jwks (
  id text primary key,
  public_key text not null,
  private_key text not null,
  alg text,
  crv text,
  created_at timestamptz not null,
  expires_at timestamptz
);

-- How often something was tried in the window that began at started_at; shared by all processes.
create table rate_limit (
  key text primary key,
  started_at timestamptz not null,
  count integer not null
);
create index rate_limit_by_age on rate_limit (started_at);

-- Whose an eSIM is, its purchase says.
alter table user_esim drop column user_id;
create index purchase_by_user on purchase (user_id, created_at desc) where user_id is not null;
create index purchase_by_email on purchase (lower(email)) where user_id is null;

-- Mails about an account belong to no purchase. What they must say in secret lies sealed beside them until they have left.
alter table outbound_mail alter column purchase_id drop not null;
alter table outbound_mail add column user_id text references "user" (id) on delete cascade;
alter table outbound_mail add column secret_key_id text;
alter table outbound_mail add column secret_ciphertext bytea;
alter table outbound_mail add constraint outbound_mail_about check (purchase_id is null or user_id is null);
