-- compatible
-- What was paid for several purchases at once, with the payment that its processor knows: operators find them by it.
alter table payment add column whole_cents integer;
update payment as whole
set whole_cents = whole.amount_cents + (select sum(amount_cents) from payment as part where part.part_of = whole.id)
where whole.id in (select part_of from payment where part_of is not null);
