-- compatible
-- Lists as operators saved them: filters, order and columns under a name, of one person or of the whole team. `owner_id` is null
-- at the command line, whose views are everybody's.
create table saved_view (
  id uuid primary key,
  screen text not null,
  name text not null,
  owner_id uuid,
  is_shared boolean not null,
  query jsonb not null,
  columns jsonb,
  version integer not null default 1,
  changed_at timestamptz not null
);
create unique index saved_view_own on saved_view (screen, owner_id, lower(name)) where not is_shared;
create unique index saved_view_shared on saved_view (screen, lower(name)) where is_shared;
-- What a list opens with: the id of a view, or the name of one that the console brings along.
create table default_view (
  operator_id uuid not null,
  screen text not null,
  view text not null,
  primary key (operator_id, screen)
);
