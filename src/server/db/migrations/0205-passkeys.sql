-- compatible
-- The passkeys of operators. `credential_id` is the authenticator's name for one, `public_key` its key in COSE, `counter` what the
-- authenticator last counted: 0 for ever where it does not count.
create table operator_passkey (
  id uuid primary key,
  operator_id uuid not null references operator on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index operator_passkey_of on operator_passkey (operator_id);

-- What a passkey has yet to sign, by its hash: once, within minutes, for the purpose and the browser that `bound_to` is a hash of.
create table operator_challenge (
  hash bytea primary key,
  bound_to bytea not null,
  ends_at timestamptz not null
);
create index operator_challenge_old on operator_challenge (ends_at);
