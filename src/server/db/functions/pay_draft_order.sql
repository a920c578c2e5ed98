-- A payment link is paid with its purchase, whichever way that is settled.
create or replace function pay_draft_order() returns trigger language plpgsql as $$
begin
  update draft_order set paid_at = new.paid_at where purchase_id = new.id and terms = 'link' and paid_at is null;
  return null;
end
$$;
create or replace trigger pay_draft_order after update of state on purchase
  for each row when (new.state = 'paid' and old.paid_at is null) execute function pay_draft_order();
