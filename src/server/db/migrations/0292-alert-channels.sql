-- compatible
-- Where alerts go besides the mail. The address is sealed, because whoever knows it can write there; `host` is for people. `last_*`:
-- the newest try, null before it; `failing_since` the first failure after the last success.
create table alert_channel (
  id uuid primary key,
  kind text not null check (kind in ('slack', 'webhook')),
  host text not null,
  url_key_id text not null,
  url_ciphertext bytea not null,
  severities text[] not null,
  last_at timestamptz,
  last_status integer,
  last_words text,
  failing_since timestamptz,
  made_by uuid references operator,
  made_at timestamptz not null
);

-- An alert for one channel, from the transaction that raises it until it has arrived, or was given up after a day.
create table alert_message (
  id uuid primary key,
  channel_id uuid not null references alert_channel on delete cascade,
  alert_id uuid not null references alert on delete cascade,
  queued_at timestamptz not null,
  lease_until timestamptz,
  unique (channel_id, alert_id)
);
create index alert_message_by_alert on alert_message (alert_id);
