create or replace function emit_case_events() returns trigger language plpgsql as $$
begin
  perform emit_webhook_event('case.opened', 'case ' || new.id,
    jsonb_build_object('case_id', new.id, 'kind', new.kind, 'order_id', new.purchase_id), new.raised_at);
  return null;
end
$$;
create or replace trigger emit_case_events after insert on alert
  for each row execute function emit_case_events();
