-- compatible
-- Wholesale prices that jumped, and wait until somebody says that they are right. `published_cents` is what the plan was sold by before,
-- null for a bundle that is new; `places` are those that it is listed for. `batch` names prices of one list that jumped together.
-- The release before publishes whatever a list says, and leaves this alone.
create table held_price (
  wholesaler text not null,
  bundle_name text not null,
  places text[] not null,
  published_cents integer,
  seen_cents integer not null,
  why text not null check (why in ('fell', 'rose', 'below_cost', 'too_dear')),
  state text not null default 'waiting' check (state in ('waiting', 'kept')),
  batch text,
  is_listed boolean not null default true,
  seen_at timestamptz not null,
  primary key (wholesaler, bundle_name)
);

-- Bundles of a list that are not sold, with why: of a page that was read, and of a whole sync.
alter table catalog_page add column refused jsonb not null default '[]';
alter table catalog_sync add column refused jsonb;
