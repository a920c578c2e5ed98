create or replace function emit_withdrawal_events() returns trigger language plpgsql as $$
begin
  perform emit_webhook_event('order.withdrawn', new.purchase_id::text,
    jsonb_build_object('order_id', new.purchase_id), new.received_at);
  return null;
end
$$;
create or replace trigger emit_withdrawal_events after insert on withdrawal
  for each row execute function emit_withdrawal_events();
