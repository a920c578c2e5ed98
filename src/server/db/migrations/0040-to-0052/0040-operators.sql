-- Who runs the shop. `email`: lower case, where the invitation goes; `user_id`: who took it; `invited_by`: null where it was the command line.
-- `totp_*`: the secret of their authenticator, sealed, and the last step of time whose code was taken, so that none is taken twice.
create table operator (
  id uuid primary key,
  email text not null,
  user_id text references "user" (id) on delete set null,
  role text not null check (role in ('owner', 'manager', 'support', 'finance', 'viewer')),
  invited_by uuid references operator (id),
  invited_at timestamptz not null,
  invitation_hash bytea,
  invitation_until timestamptz,
  totp_key_id text,
  totp_ciphertext bytea,
  totp_step bigint not null default 0,
  joined_at timestamptz,
  removed_at timestamptz,
  version integer not null default 1
);
create unique index operator_by_email on operator (email) where removed_at is null;
create unique index operator_by_user on operator (user_id) where user_id is not null and removed_at is null;
create unique index operator_by_invitation on operator (invitation_hash) where invitation_hash is not null;

-- For who has lost their authenticator: each is good once. Keyed hashes.
create table operator_recovery_code (
  operator_id uuid not null references operator (id) on delete cascade,
  hash bytea not null,
  used_at timestamptz,
  primary key (operator_id, hash)
);

-- An open console. Only the hash of its cookie is kept.
create table operator_session (
  hash bytea primary key,
  operator_id uuid not null references operator (id) on delete cascade,
  opened_at timestamptz not null,
  used_at timestamptz not null,
  stepped_up_at timestamptz not null,
  address text not null
);
create index operator_session_of on operator_session (operator_id);
create index operator_session_old on operator_session (opened_at);

alter table outbound_mail add column operator_id uuid references operator (id) on delete cascade;

-- Of an operator's act: who, from where, on what beside an order, and what was there before and after (ids, amounts, words of ours).
alter table audit add column operator_id uuid, add column origin text, add column subject text, add column before jsonb,
  add column after jsonb;
