-- A trigger, because a purchase moves by many ways, and none may be forgotten.
create or replace function emit_purchase_events() returns trigger language plpgsql as $$
declare
  facts jsonb := jsonb_build_object('order_id', new.id, 'state', new.state, 'country', new.country_code);
begin
  if new.state is distinct from old.state then
    -- A replaced eSIM makes a purchase `paid` once more.
    if new.state = 'paid' and old.paid_at is null then
      perform emit_webhook_event('order.paid', new.id::text, facts || jsonb_build_object('price_cents', new.price_cents,
        'currency', new.currency, 'method', new.paid_method), new.state_since);
    elsif new.state = 'delivered' then
      perform emit_webhook_event('order.delivered', new.id::text,
        facts || jsonb_build_object('is_replacement', new.replacing_since is not null), new.state_since);
    end if;
  end if;
  if new.disputed and not old.disputed then
    perform emit_webhook_event('order.disputed', new.id::text, facts, now());
  end if;
  return null;
end
$$;
create or replace trigger emit_purchase_events after update of state, disputed on purchase
  for each row when (new.state is distinct from old.state or new.disputed is distinct from old.disputed)
  execute function emit_purchase_events();
