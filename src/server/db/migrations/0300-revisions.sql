-- compatible
-- What operators publish, as numbered versions of a subject, such as the brand. Rows are only ever added; the newest one counts.
create table revision (
  subject text not null,
  version integer not null,
  content jsonb not null,
  why text not null,
  operator_id uuid,
  created_at timestamptz not null default now(),
  primary key (subject, version)
);

-- What an operator looks at on real pages before publishing it: whoever has the id sees it, for a day.
create table revision_draft (
  id text primary key,
  subject text not null,
  content jsonb not null,
  created_at timestamptz not null
);

-- The files that the shop made of an operator's picture: all have its id, which is a hash of their content.
create table brand_picture (
  id text not null,
  name text not null,
  kind text not null,
  type text not null,
  bytes bytea not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null,
  primary key (id, name)
);
