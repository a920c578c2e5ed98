-- Refunds of a payment never exceed it. The payment is locked, so that of two simultaneous refunds the second sees the first.
-- Those that are `asked`, `failed` or `refused` move no money, and of an order for free none moves.
create or replace function keep_refunds_within_payment() returns trigger language plpgsql as $$
declare
  paid integer;
  others integer;
begin
  select amount_cents into paid from payment where id = new.payment_id for update;
  select coalesce(sum(amount_cents), 0) into others from refund
  where payment_id = new.payment_id and id <> new.id and status in ('wanted', 'pending', 'succeeded');
  if new.amount_cents < 0 or (new.amount_cents = 0 and paid > 0) or others + new.amount_cents > paid then
    raise exception 'refund of % cents: % of % cents have gone back', new.amount_cents, others, paid;
  end if;
  return new;
end
$$;
create or replace trigger refund_is_within_payment before insert on refund for each row
  when (new.status in ('wanted', 'pending', 'succeeded')) execute function keep_refunds_within_payment();
create or replace trigger refund_stays_within_payment before update on refund for each row
  when (new.status in ('wanted', 'pending', 'succeeded') and (old.status not in ('wanted', 'pending', 'succeeded')
    or new.amount_cents > old.amount_cents or new.payment_id <> old.payment_id))
  execute function keep_refunds_within_payment();
