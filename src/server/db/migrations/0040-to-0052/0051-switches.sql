-- compatible
-- What operators have paused, and what visitors are told of it. A row for each switch that was ever turned; `why` is for the team,
-- `operator_id` is null where it was the command line.
create table shop_switch (
  what text primary key,
  is_paused boolean not null,
  words text not null,
  why text not null,
  operator_id uuid,
  changed_at timestamptz not null,
  version integer not null
);

-- Which processes run, of which release, and how their last calls to the parties went; each tells it again and again.
create table running_process (
  id uuid primary key,
  role text not null,
  host text not null,
  version text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  calls jsonb not null
);
