-- Holds a use of the promotion for a new purchase. Others that want one wait for the row, and then see this use. The lock is
-- `no key`, because a purchase with a promotion already shares the row for its foreign key: two that both tried `for update`
-- would wait for each other.
create or replace function hold_promotion() returns trigger language plpgsql as $$
declare
  promotion promotion_code;
begin
  select * into promotion from promotion_code where id = new.promotion_id for no key update;
  perform refuse_promotion(case
    when promotion.starts_at > now() then 'not_yet'
    when promotion.ends_at <= now() then 'ended'
    when promotion.held + promotion.paid >= promotion.most_uses then 'used_up' end);
  if promotion.first_order then
    -- A mailbox has only one first order, whichever promotions it uses.
    perform pg_advisory_xact_lock(hashtextextended('first order ' || mailbox_of(new.email), 0));
  end if;
  perform refuse_promotion(promotion_refusal(new.promotion_id, new.id, new.email));
  update promotion_code set held = held + 1 where id = new.promotion_id;
  return null;
end
$$;
-- After the insert, because an attempt that already has a purchase inserts none, and must hold nothing.
create or replace trigger promotion_is_held after insert on purchase for each row
  when (new.promotion_id is not null) execute function hold_promotion();
