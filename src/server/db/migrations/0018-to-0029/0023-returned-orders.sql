-- `late`: an order that showed up, or was answered, when the money of its purchase had gone back. It is taken back by itself.
alter table provider_order drop constraint provider_order_outcome_check;
alter table provider_order add constraint provider_order_outcome_check
  check (outcome in ('asked', 'bound', 'refused', 'void', 'late'));

-- An order that is given back to the wholesaler, one row each. Every step is written down before it is asked for.
create table provider_return (
  order_reference text primary key,
  purchase_id uuid not null references purchase (id),
  bundle_name text not null,
  wholesale_cents integer not null,
  state text not null check (state in ('to_balance', 'to_stock', 'in_stock', 'giving_back', 'paid_back', 'lost', 'kept')),
  began_at timestamptz not null,
  ended_at timestamptz,
  usage_id bigint,
  used_before bigint,
  refused text,
  next_look_at timestamptz not null
);
create index provider_return_in_stock on provider_return (next_look_at) where state in ('in_stock', 'giving_back');
create index provider_return_by_age on provider_return (ended_at) where ended_at is not null;
-- One piece of a lot at a time: whether it went back is told by how many of the lot have gone.
create unique index provider_return_giving on provider_return (usage_id) where state = 'giving_back';
