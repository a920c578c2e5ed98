-- What came in and what goes out: each once, whatever is sent again.
create table webhook_receipt (
  id uuid primary key,
  provider text not null,
  event_id text not null,
  type text not null,
  reference text,
  received_at timestamptz not null,
  handled_at timestamptz,
  unique (provider, event_id)
);

create table outbound_mail (
  id uuid primary key,
  purchase_id uuid not null references purchase (id),
  template text not null,
  address text not null,
  message_id text not null unique,
  status text not null check (status in ('queued', 'sent', 'failed')),
  attempts integer not null default 0,
  lease_until timestamptz,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz,
  unique (purchase_id, template, address)
);
create index outbound_mail_queued on outbound_mail (created_at) where status = 'queued';

