-- compatible
-- The token by which all processes call a wholesaler that gives few of them, sealed with the secret that buys it.
create table provider_token (
  provider text primary key,
  key_id text,
  ciphertext bytea,
  expires_at timestamptz,
  asked_at timestamptz not null
);
