-- A trigger, because a draft order moves by many ways, and none may be forgotten.
create or replace function emit_draft_order_events() returns trigger language plpgsql as $$
declare
  about text := 'draft order ' || new.id;
  facts jsonb := jsonb_build_object('draft_order_id', new.id, 'terms', new.terms, 'total_cents', new.total_cents,
    'currency', new.currency, 'lead_id', new.lead_id);
begin
  if tg_op = 'INSERT' then
    perform emit_webhook_event('draft_order.created', about, facts, new.created_at);
    return null;
  end if;
  if new.sent_at is not null and old.sent_at is null then
    perform emit_webhook_event('draft_order.sent', about, facts, new.sent_at);
  end if;
  if new.accepted_at is not null and old.accepted_at is null then
    perform emit_webhook_event('draft_order.accepted', about,
      facts || jsonb_build_object('accepted_by', new.accepted_by, 'due_at', new.due_at), new.accepted_at);
  end if;
  if new.overdue_at is not null and old.overdue_at is null then
    perform emit_webhook_event('draft_order.overdue', about, facts || jsonb_build_object('due_at', new.due_at), new.overdue_at);
  end if;
  if new.paid_at is not null and old.paid_at is null then
    perform emit_webhook_event('draft_order.paid', about, facts || jsonb_build_object('order_id', new.purchase_id), new.paid_at);
  end if;
  if new.canceled_at is not null and old.canceled_at is null then
    perform emit_webhook_event('draft_order.canceled', about, facts, new.canceled_at);
  end if;
  return null;
end
$$;
create or replace trigger emit_draft_order_events
  after insert or update of sent_at, accepted_at, overdue_at, paid_at, canceled_at on draft_order
  for each row execute function emit_draft_order_events();
