-- alone
-- compatible
-- The lines of a basket. A purchase that is a basket of its own is not in it.
create unique index concurrently if not exists purchase_by_basket on purchase (basket_id, line) where basket_id is not null;
create index concurrently if not exists payment_by_whole on payment (part_of) where part_of is not null;
