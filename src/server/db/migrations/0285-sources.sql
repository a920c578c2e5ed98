-- compatible
-- Where else a plan can be had: bundles of other wholesalers that are equal to it. Each sync writes them anew.
create table plan_source (
  country_code text not null,
  bundle_name text not null,
  wholesaler text not null,
  source_bundle text not null,
  wholesale_cents integer not null,
  least_retail_cents integer,
  primary key (country_code, bundle_name, wholesaler)
);
-- What operators decided about a plan's sources. Both names are empty for what holds for a whole wholesaler.
create table source_choice (
  country_code text not null,
  bundle_name text not null,
  wholesaler text not null,
  choice text not null check (choice in ('prefer', 'pin', 'block')),
  primary key (country_code, bundle_name, wholesaler)
);
-- The bundle that its wholesaler is asked for; null where that is the plan's own.
alter table purchase add column source_bundle text;
-- Of a refusal, whether another try could change it. What an order takes of a price beyond what is left of it; null without a loss.
alter table provider_order add column lasting boolean, add column loss_cents integer;
-- Wholesalers that do not answer orders, as the processes that tried have found.
create table wholesaler_outage (
  wholesaler text primary key,
  since timestamptz not null,
  seen_at timestamptz not null,
  error text not null
);
