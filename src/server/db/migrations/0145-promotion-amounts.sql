-- compatible
-- What a code takes off in other currencies than dollars, by currency in minor units; in those that are missing it does not apply.
alter table promotion_code add column amounts jsonb not null default '{}';
