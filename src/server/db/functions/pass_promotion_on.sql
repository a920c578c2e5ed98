-- Checks the promotion again when another mailbox takes over an unpaid purchase.
create or replace function pass_promotion_on() returns trigger language plpgsql as $$
begin
  perform from promotion_code where id = new.promotion_id for no key update;
  perform refuse_promotion(promotion_refusal(new.promotion_id, new.id, new.email));
  return null;
end
$$;
create or replace trigger promotion_passes_on after update of email on purchase for each row
  when (new.promotion_id is not null and new.state in ('created', 'paying') and new.email <> ''
    and mailbox_of(new.email) <> mailbox_of(old.email)) execute function pass_promotion_on();
