-- An eSIM in place of another one, on the same purchase: `asked` until the old one is taken back, where that can be; `ordered` until the new
-- one is there. Twice at most.
create table replacement (
  id uuid primary key,
  purchase_id uuid not null references purchase (id),
  number integer not null check (number between 1 and 2),
  state text not null check (state in ('asked', 'ordered', 'delivered', 'refused')),
  wholesale_cents integer not null,
  why text not null,
  asked_at timestamptz not null,
  ended_at timestamptz,
  unique (purchase_id, number)
);
create unique index replacement_under_way on replacement (purchase_id) where state in ('asked', 'ordered');

-- Since when it waits for its eSIM once more.
alter table purchase add column replacing_since timestamptz;

-- Of an order at the wholesaler: bought, and replaced by another one since.
alter table provider_order drop constraint provider_order_outcome_check;
alter table provider_order add constraint provider_order_outcome_check
  check (outcome in ('asked', 'bound', 'refused', 'void', 'late', 'replaced'));

-- Of eSIMs: as before, and what is ordered in place of another one costs what it costs now. Takes the lease of a purchase, with what is
-- about to be asked of the wholesaler written down.
create or replace function claim_provider_order(_purchase uuid, _from text, _to text, _attempts integer, _order uuid, _at timestamptz,
  _until timestamptz)
returns setof purchase language plpgsql as $$
declare
  claimed purchase;
  cents integer;
begin
  select * into claimed from lease_purchase(_purchase, _from, _to, _attempts, _order, _at, _until);
  if claimed.id is null then
    return;
  end if;
  select wholesale_cents into cents from replacement where purchase_id = _purchase and state = 'ordered';
  insert into provider_order (id, purchase_id, wholesaler, attempt, bundle_name, wholesale_cents, started_at, outcome)
  values (_order, _purchase, claimed.wholesaler, claimed.order_attempts, claimed.bundle_name, coalesce(cents, claimed.wholesale_cents),
    _at, 'asked');
  return next claimed;
end
$$;
