-- By which rules prices are made. What is published is a row more; the newest one counts. Nothing reads `markup_bp` of countries and
-- regions from here on; it stays for the release before, which sells by it until its last process has ended.
create table price_list (
  version integer primary key check (version > 0),
  rules jsonb not null,
  below_floor text not null,
  why text not null,
  operator_id uuid,
  created_at timestamptz not null default now()
);

-- The prices of before, to the cent.
insert into price_list (version, rules, below_floor, why)
select 1, jsonb_agg(jsonb_build_object('scope', scope, 'of', place, 'markup_bp', markup_bp, 'fixed_cents', 0,
    'ending', 'none', 'floor_bp', null, 'lock_cents', null, 'from', null, 'until', null) order by array_position(array['global', 'region', 'country'], scope), place collate "C"), 'hold', ''
from (
  select 'global' as scope, '' as place, 2500 as markup_bp
  union all select 'region', code, markup_bp from region where markup_bp <> 2500
  union all select 'country', iso, markup_bp from country where markup_bp <> 2500
) as rule;

-- What a plan was bought for before a sync found another price, and when it did; the last change of each.
create table wholesale_change (
  wholesaler text not null,
  bundle_name text not null,
  country_code text not null,
  from_cents integer not null,
  at timestamptz not null,
  primary key (wholesaler, bundle_name, country_code)
);
create index wholesale_change_at on wholesale_change (at);
