-- compatible
-- Where programs of the operators hear what happens. `secret_*` signs, sealed; until `old_until` the secret before signs as well.
-- `fails` counts failed tries in a row since `failing_since`, and no try is made before `rests_until`. `paused_for`: by a person, or
-- after two days without a success. A removed one keeps its row for the audit.
create table webhook_endpoint (
  id uuid primary key,
  url text not null,
  events text[] not null,
  secret_key_id text not null,
  secret_ciphertext bytea not null,
  old_secret_key_id text,
  old_secret_ciphertext bytea,
  old_until timestamptz,
  fails integer not null default 0,
  failing_since timestamptz,
  rests_until timestamptz,
  paused_at timestamptz,
  paused_for text check (paused_for in ('person', 'failures')),
  made_by uuid references operator,
  made_at timestamptz not null,
  removed_at timestamptz,
  version integer not null default 1
);

-- Something that happened to `subject`, an order or another thing: `seq` is the order in which it happened to one subject, since each
-- such move locks its row. `data` has ids and amounts, no person and no code.
create table webhook_event (
  id uuid primary key,
  seq bigint not null generated always as identity,
  type text not null,
  subject text not null,
  data jsonb not null,
  at timestamptz not null,
  written_at timestamptz not null default now()
);
create index webhook_event_by_age on webhook_event (at);

-- One event for one endpoint, however often it is tried; of one subject the next waits for the one before.
create table webhook_delivery (
  id uuid primary key,
  endpoint_id uuid not null references webhook_endpoint,
  event_id uuid not null references webhook_event on delete cascade,
  seq bigint not null,
  subject text not null,
  state text not null check (state in ('pending', 'delivered', 'failed')),
  queued_at timestamptz not null,
  tries integer not null default 0,
  tried_since timestamptz,
  due_at timestamptz not null,
  lease_until timestamptz,
  ended_at timestamptz
);
create index webhook_delivery_waiting on webhook_delivery (endpoint_id, subject, seq) where state = 'pending';
create index webhook_delivery_failed on webhook_delivery (endpoint_id, queued_at) where state = 'failed';
create index webhook_delivery_of on webhook_delivery (endpoint_id, queued_at desc, id desc);
create index webhook_delivery_by_event on webhook_delivery (event_id);

-- The tries, each with the answer's status, null without an answer, and its first letters or the error.
create table webhook_try (
  id bigint primary key generated always as identity,
  delivery_id uuid not null references webhook_delivery on delete cascade,
  at timestamptz not null,
  status integer,
  words text not null,
  ms integer not null
);
create index webhook_try_of on webhook_try (delivery_id, id);
