create or replace function emit_refund_events() returns trigger language plpgsql as $$
begin
  perform emit_webhook_event('order.refunded', new.purchase_id::text, jsonb_build_object('order_id', new.purchase_id,
    'refund_id', new.id, 'amount_cents', new.amount_cents, 'currency', new.currency,
    'kind', case when new.reason = 'surplus' then 'duplicate' else coalesce(new.part, 'full') end),
    coalesce(new.settled_at, now()));
  return null;
end
$$;
create or replace trigger emit_refund_events after update of status on refund
  for each row when (new.status = 'succeeded' and old.status is distinct from 'succeeded')
  execute function emit_refund_events();
create or replace trigger emit_new_refund_events after insert on refund
  for each row when (new.status = 'succeeded')
  execute function emit_refund_events();
