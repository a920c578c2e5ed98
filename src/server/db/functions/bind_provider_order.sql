-- Records that an order in the wholesaler's books is this purchase's. Returns false, and changes nothing, if that is not certain.
-- The purchase is locked first, so that giving up on it and binding to it cannot cross. Then the reference is locked, so that of
-- two purchases that found the same order one waits.
create or replace function bind_provider_order(_purchase uuid, _from text[], _order uuid, _wholesaler text, _reference text, _at timestamptz,
  _found boolean)
returns boolean language plpgsql as $$
declare
  current_state text := lock_purchase(_purchase);
  found_order provider_order;
begin
  perform pg_advisory_xact_lock(hashtextextended(_wholesaler || ' ' || _reference, 0));
  if exists (
    select from provider_order
    where purchase_id = _purchase and outcome = 'bound' and wholesaler = _wholesaler and reference = _reference
  ) then
    return true;
  end if;
  if current_state is null or not current_state = any (_from)
    or exists (select from provider_order where wholesaler = _wholesaler and reference = _reference)
    or exists (select from provider_order where purchase_id = _purchase and outcome = 'bound')
  then
    return false;
  end if;
  update provider_order set reference = _reference, outcome = 'bound', outcome_at = _at, found = _found where id = _order returning * into found_order;
  -- An order that was given up for another wholesaler's is the one after all.
  perform source_purchase(_purchase, found_order.wholesaler, found_order.bundle_name, found_order.wholesale_cents);
  return true;
end
$$;
-- As releases call it that do not tell found orders from answered ones.
create or replace function bind_provider_order(_purchase uuid, _from text[], _order uuid, _wholesaler text, _reference text, _at timestamptz)
returns boolean language sql as $$
  select bind_provider_order(_purchase, _from, _order, _wholesaler, _reference, _at, false)
$$;
