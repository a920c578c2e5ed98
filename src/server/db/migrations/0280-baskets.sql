-- compatible
-- Plans that are bought at once: `basket_id` is the purchase of the first of them. A purchase without it is a basket of its own, as
-- are all that were made before, and those that an earlier release goes on making. Nothing is checked of the rows that are there.
alter table purchase
  add column basket_id uuid,
  add column line integer not null default 0,
  add column onto_line integer;
-- A payment for several purchases is split when it is accepted; the row that its processor knows keeps the first one's share.
alter table payment add column part_of uuid;
alter table payment add constraint payment_part_of_fkey foreign key (part_of) references payment not valid;
alter table purchase add constraint purchase_basket_id_fkey foreign key (basket_id) references purchase not valid;
