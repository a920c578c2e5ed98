-- An eSIM is installed once, for the order that it came with.
create or replace function emit_esim_installed() returns trigger language plpgsql as $$
declare
  own user_esim;
begin
  select * into own from user_esim where iccid = new.iccid order by purchased_at limit 1;
  if found then
    perform emit_webhook_event('esim.installed', own.purchase_id::text,
      jsonb_build_object('order_id', own.purchase_id, 'esim_id', own.id, 'installed_at', new.first_installed_at), now());
  end if;
  return null;
end
$$;
create or replace trigger emit_esim_installed after update of first_installed_at on esim
  for each row when (new.first_installed_at is not null and old.first_installed_at is null)
  execute function emit_esim_installed();
