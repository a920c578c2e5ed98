-- What is known of the use of an eSIM, when it is looked at next, and how often the wholesaler may be asked.

-- Calls of a provider in the running second, of all processes together.
create table provider_budget (
  provider text primary key,
  second_at bigint not null,
  spent integer not null
);

-- When the phone first had the profile, and when the network is asked again; null when nothing can change any more.
alter table esim add column first_installed_at timestamptz;
alter table esim add column looked_at timestamptz;
alter table esim add column next_look_at timestamptz;
alter table esim add column quiet_looks integer not null default 0;
create index esim_due on esim (next_look_at) where next_look_at is not null;
update esim set next_look_at = now();

-- When the days of a bundle began and end, and when the reading last said something new.
alter table esim_usage add column started_at timestamptz;
alter table esim_usage add column ends_at timestamptz;
alter table esim_usage add column changed_at timestamptz;

-- What happened to a bundle: each thing once and for ever, so that whoever is told is told once.
create table esim_fact (
  user_esim_id uuid not null references user_esim (id) on delete cascade,
  kind text not null check (kind in ('first_use', 'used_80', 'depleted', 'ended')),
  at timestamptz not null,
  source text not null check (source in ('network', 'noticed')),
  primary key (user_esim_id, kind)
);

-- Whether a bundle fits on an eSIM, as the wholesaler said.
create table bundle_fit (
  iccid text not null references esim (iccid) on delete cascade,
  bundle_name text not null,
  fits boolean not null,
  asked_at timestamptz not null,
  primary key (iccid, bundle_name)
);

-- A top-up: the eSIM that the bundle goes onto, and the purchase from which it was chosen.
alter table purchase add column top_up_iccid text references esim (iccid);
alter table purchase add column top_up_esim_id uuid references user_esim (id);
