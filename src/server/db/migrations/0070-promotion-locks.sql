-- compatible
-- A purchase that names a code shares its row already, for the reference, when it comes to hold a use. Two that did so at once and then both
-- wanted the row `for update` waited for each other, and one of them failed; without its key in the lock they come one after the other.
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
    -- Of several codes one mailbox has one first order.
    perform pg_advisory_xact_lock(hashtextextended('first order ' || mailbox_of(new.email), 0));
  end if;
  perform refuse_promotion(promotion_refusal(new.promotion_id, new.id, new.email));
  update promotion_code set held = held + 1 where id = new.promotion_id;
  return null;
end
$$;

create or replace function pass_promotion_on() returns trigger language plpgsql as $$
begin
  perform from promotion_code where id = new.promotion_id for no key update;
  perform refuse_promotion(promotion_refusal(new.promotion_id, new.id, new.email));
  return null;
end
$$;
