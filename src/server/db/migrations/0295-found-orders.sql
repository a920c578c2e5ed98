-- compatible
-- Whether an order was found among those that nobody's id tells apart, so that it may be another purchase's, whose buyer gets this one's.
alter table provider_order add column found boolean not null default false;
