create or replace function emit_esim_used_up() returns trigger language plpgsql as $$
declare
  own user_esim;
begin
  select * into own from user_esim where id = new.user_esim_id;
  perform emit_webhook_event('esim.used_up', own.purchase_id::text,
    jsonb_build_object('order_id', own.purchase_id, 'esim_id', own.id, 'used_up_at', new.at), now());
  return null;
end
$$;
create or replace trigger emit_esim_used_up after insert on esim_fact
  for each row when (new.kind = 'depleted') execute function emit_esim_used_up();
