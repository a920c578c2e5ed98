-- What the shop sells. The wholesaler's catalogue is the source; markup, picture and visibility are the shop's own.
create table country (
  iso text primary key,
  name text not null,
  region text not null,
  image_url text,
  markup_bp integer not null default 2500 check (markup_bp >= 0),
  visible boolean not null default true
);

create table region (
  code text primary key,
  label text not null,
  slug text not null unique,
  image_url text,
  markup_bp integer not null default 2500 check (markup_bp >= 0),
  visible boolean not null default true
);

create table region_country (
  region_code text not null references region (code) on delete cascade,
  iso text not null,
  name text not null,
  primary key (region_code, iso)
);

-- One row per sellable bundle and place. A bundle that vanished upstream stays, unavailable.
create table plan (
  bundle_name text not null,
  country_code text not null,
  place text not null check (place in ('country', 'region')),
  type text not null check (type in ('fixed', 'unlimited')),
  duration_days integer not null check (duration_days > 0),
  data_mb integer not null check (data_mb = -1 or data_mb > 0),
  wholesale_cents integer not null check (wholesale_cents >= 0),
  autostart boolean not null,
  speed text[] not null,
  groups text[] not null,
  description text,
  available boolean not null default true,
  primary key (bundle_name, country_code)
);
create index plan_by_place on plan (country_code) where available;

create table catalog_revision (
  id integer primary key check (id = 1),
  revision bigint not null,
  content_hash text not null,
  synced_at timestamptz not null
);
