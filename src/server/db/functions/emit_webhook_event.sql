-- Queues an event, in the transaction that causes it, for every endpoint that wants its type; without any it writes nothing.
create or replace function emit_webhook_event(_type text, _subject text, _data jsonb, _at timestamptz)
returns void language plpgsql as $$
declare
  event webhook_event;
  queued record;
begin
  if not exists (select from webhook_endpoint where removed_at is null and _type = any (events)) then
    return;
  end if;
  insert into webhook_event (id, type, subject, data, at)
  values (gen_random_uuid(), _type, _subject, jsonb_strip_nulls(_data), _at)
  returning * into event;
  for queued in
    insert into webhook_delivery (id, endpoint_id, event_id, seq, subject, state, queued_at, due_at)
    select gen_random_uuid(), id, event.id, event.seq, _subject, 'pending', _at, _at
    from webhook_endpoint where removed_at is null and _type = any (events)
    returning id
  loop
    perform send_job('webhook.send', jsonb_build_object('deliveryId', queued.id));
  end loop;
end
$$;
