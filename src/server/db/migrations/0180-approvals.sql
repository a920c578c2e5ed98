-- compatible
-- Money that an operator may not send out alone, with what a colleague decided. `input` is the act as it was asked for.
create table approval (
  id uuid primary key,
  purchase_id uuid not null,
  act text not null,
  input jsonb not null,
  cents integer not null check (cents >= 0),
  operator_id uuid not null,
  origin text not null,
  state text not null check (state in ('waiting', 'approved', 'declined')),
  asked_at timestamptz not null,
  ends_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz
);
create unique index approval_waiting on approval (purchase_id, operator_id, act) where state = 'waiting';
create index approval_by_end on approval (ends_at) where state = 'waiting';
