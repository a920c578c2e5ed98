-- compatible
-- One act on many orders, with the result of each. `text` is a note, and is emptied once the notes are written; `why` is the
-- audit's reason. `seen` is the newest change of the order that the dry run saw: an order that has changed since is left alone.
create table bulk_act (
  id uuid primary key,
  act text not null check (act in ('resend', 'refund', 'note')),
  why text not null,
  text text,
  operator_id uuid,
  origin text not null,
  state text not null check (state in ('planned', 'running', 'stopped', 'done')),
  planned_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz
);
create index bulk_act_by_age on bulk_act (planned_at desc, id desc);
create table bulk_row (
  bulk_id uuid not null references bulk_act (id) on delete cascade,
  place integer not null,
  purchase_id uuid not null,
  seen bigint not null,
  amount_cents integer,
  currency text,
  state text not null check (state in ('planned', 'refused', 'begun', 'done', 'asked', 'failed')),
  begun_at timestamptz,
  words text,
  primary key (bulk_id, place),
  unique (bulk_id, purchase_id)
);
