-- A use counts, in dollars, once its purchase is paid, and is released once it never will be. A basket uses its code once, with its
-- first line, for all of them.
create or replace function settle_promotion() returns trigger language plpgsql as $$
declare
  is_paid integer := (new.state <> 'abandoned')::integer;
begin
  update promotion_code set held = held - 1, paid = paid + is_paid,
    given_cents = given_cents + is_paid * round(case when new.basket_id is null then new.discount_cents
      else (select sum(discount_cents) from purchase where basket_id = new.basket_id) end / coalesce(new.rate, 1))
  where id = new.promotion_id;
  return null;
end
$$;
create or replace trigger promotion_is_settled after update of state on purchase for each row
  when (new.promotion_id is not null and old.state in ('created', 'paying') and new.state not in ('created', 'paying'))
  execute function settle_promotion();
