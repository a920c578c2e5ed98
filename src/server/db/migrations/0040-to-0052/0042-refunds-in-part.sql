-- A refund of a part: it leaves its purchase as it is. `reason` says why the rest of a payment goes back, once each; `part` what
-- a refund of less is, of which there may be several.
alter table refund alter column reason drop not null;
alter table refund add column part text check (part in ('part', 'goodwill', 'outside'));
alter table refund add constraint refund_whole_or_part check (num_nonnulls(reason, part) = 1);
create index refund_in_part on refund (purchase_id) where part is not null;

-- What goes back of a payment is never more than it brought. The payment is locked, so that of two refunds at once the second one sees
-- the first. What `asked` for, `failed` and `refused` move no money.
create function keep_refunds_within_payment() returns trigger language plpgsql as $$
declare
  paid integer;
  others integer;
begin
  select amount_cents into paid from payment where id = new.payment_id for update;
  select coalesce(sum(amount_cents), 0) into others from refund
  where payment_id = new.payment_id and id <> new.id and status in ('wanted', 'pending', 'succeeded');
  if new.amount_cents <= 0 or others + new.amount_cents > paid then
    raise exception 'refund of % cents: % of % cents have gone back', new.amount_cents, others, paid;
  end if;
  return new;
end
$$;
create trigger refund_is_within_payment before insert on refund for each row
  when (new.status in ('wanted', 'pending', 'succeeded')) execute function keep_refunds_within_payment();
create trigger refund_stays_within_payment before update on refund for each row
  when (new.status in ('wanted', 'pending', 'succeeded') and (old.status not in ('wanted', 'pending', 'succeeded')
    or new.amount_cents > old.amount_cents or new.payment_id <> old.payment_id))
  execute function keep_refunds_within_payment();
