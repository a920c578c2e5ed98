-- What operators make of places, beside what the wholesaler says of them; no sync touches it. `version` rises with each change by hand.
alter table country
  add column own_name text,
  add column own_text text,
  add column picture_id text,
  add column version integer not null default 1;
alter table region
  add column own_name text,
  add column own_text text,
  add column picture_id text,
  add column version integer not null default 1;

-- Plans that are not sold, whichever wholesaler has them; one that vanishes and comes back stays hidden.
create table hidden_plan (
  country_code text not null,
  bundle_name text not null,
  primary key (country_code, bundle_name)
);

-- An operator's picture as it was encoded here, under the hash of it. One that took no place's picture any more goes a day later.
create table place_picture (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  large bytea not null,
  small bytea not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null default now(),
  unused_since timestamptz
);

-- Which places come first, and which six are the popular ones. What is published is a row more; the newest one counts.
create table place_ranking (
  version integer primary key check (version > 0),
  popular jsonb not null,
  countries jsonb not null,
  regions jsonb not null,
  why text not null,
  operator_id uuid,
  created_at timestamptz not null default now()
);
insert into place_ranking (version, popular, countries, regions, why)
values (1, '["US", "GB", "FR", "JP", "ES", "DE"]', '[]', '[]', '');

-- Each time that the catalogue was read: by a person (`operator_id`, or the command line, as `origin` says), or by the timer, of which
-- `origin` is null. `differences` is there where plans are other than before.
create table catalog_sync (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  outcome text not null check (outcome in ('changed', 'same', 'failed')),
  revision bigint,
  counts jsonb,
  differences jsonb,
  failure text,
  operator_id uuid,
  origin text
);
create index catalog_sync_at on catalog_sync (at);
