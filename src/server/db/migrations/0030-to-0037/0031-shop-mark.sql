-- Whose database this is: the first start of a shop writes it down, and every later one must be the same.
create table shop_mark (
  id integer primary key check (id = 1),
  mode text not null check (mode in ('sandbox', 'rehearsal', 'live')),
  canary bytea not null,
  canary_key_id text not null,
  marked_at timestamptz not null default now()
);
