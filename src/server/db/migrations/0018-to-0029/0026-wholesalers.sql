-- Who sells a plan, took an order and runs an eSIM: until now all of it was eSIM Go's. The defaults are for processes of the
-- release before this one, which may go on beside it for a while.
alter table plan add column wholesaler text not null default 'esim-go';
alter table plan add column daily_allowance jsonb;
update plan set daily_allowance = case lower(substring(
    concat_ws(' ', array_to_string(groups, ' | '), description) from '(?i)unlimited[\s-]+(lite|essential|plus)'))
  when 'lite' then '{"tier": "Lite", "fullSpeedMb": 1000, "thenKbps": 512}'::jsonb
  when 'essential' then '{"tier": "Essential", "fullSpeedMb": 1000, "thenKbps": 1250}'::jsonb
  when 'plus' then '{"tier": "Plus", "fullSpeedMb": 2000, "thenKbps": 2000}'::jsonb
end where type = 'unlimited';
alter table plan drop constraint plan_pkey;
alter table plan add primary key (wholesaler, bundle_name, country_code);
-- A buyer names bundle and place: of equal ones at most one is on sale.
create unique index plan_on_sale on plan (bundle_name, country_code) where available;

delete from catalog_page;
alter table catalog_page add column wholesaler text not null default 'esim-go';
alter table catalog_page drop constraint catalog_page_pkey;
alter table catalog_page add primary key (wholesaler, page);

alter table purchase add column wholesaler text not null default 'esim-go';
alter table esim add column wholesaler text not null default 'esim-go';

alter table provider_order add column wholesaler text not null default 'esim-go';
alter table provider_order drop constraint provider_order_reference_key;
alter table provider_order add unique (wholesaler, reference);

alter table provider_return add column wholesaler text not null default 'esim-go';
alter table provider_return drop constraint provider_return_pkey;
alter table provider_return add primary key (wholesaler, order_reference);
drop index provider_return_giving;
create unique index provider_return_giving on provider_return (wholesaler, usage_id) where state = 'giving_back';

update alert set subject = 'esim-go' where kind = 'low_balance' and subject = 'balance';
