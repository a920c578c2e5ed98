create or replace function emit_price_list_events() returns trigger language plpgsql as $$
begin
  perform emit_webhook_event(tg_table_name || '.published', tg_table_name,
    jsonb_build_object('version', new.version), new.created_at);
  return null;
end
$$;
create or replace trigger emit_price_list_events after insert on price_list
  for each row execute function emit_price_list_events();
create or replace trigger emit_price_list_events after insert on currency_list
  for each row execute function emit_price_list_events();
