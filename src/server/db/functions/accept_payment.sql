-- Accepts a payment for its purchase. Returns no row, and changes nothing, if the purchase does not wait for it (any more). With
-- `_starts`, sends the jobs that follow a paid purchase.
create or replace function accept_payment(_purchase uuid, _from text[], _to text, _payment uuid, _before text[], _awaited text[],
  _provider text, _label text, _payer text, _capture text, _at timestamptz, _why text, _cents integer, _reference text,
  _starts boolean, _wallet text default null)
returns setof purchase language plpgsql as $$
declare
  paid purchase;
begin
  update purchase
  set state = _to, state_since = _at, next_look_at = _at, paid_at = _at, paid_by = _provider, paid_with = _label,
    paid_method = (select method from payment where id = _payment), last_error = null
  where id = _purchase and state = any (_from)
  returning * into paid;
  if not found then
    return;
  end if;
  update payment
  set status = 'accepted', settled_at = _at, method_label = _label, wallet = _wallet, payer_hash = _payer,
    capture_reference = _capture
  where id = _payment and status = any (_before);
  if found then
    insert into audit (at, who, what, why, purchase_id, amount_cents, currency, reference)
    values (_at, 'processor', 'payment accepted', _why, _purchase, _cents, paid.currency, _reference);
  end if;
  if _starts then
    perform start_after_payment(_purchase, _awaited, true, paid.is_guest and paid.create_account);
  end if;
  return next paid;
end
$$;
