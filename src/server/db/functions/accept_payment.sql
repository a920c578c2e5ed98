-- Accepts a payment for its purchase. Returns no row, and changes nothing, if the purchase does not wait for it (any more). With
-- `_starts`, sends the jobs that follow a paid purchase. For a basket it moves all lines, and splits the payment: each line then has
-- a payment of its own share, by which it is refunded. Their references end with the line, and what they are parts of has them all.
create or replace function accept_payment(_purchase uuid, _from text[], _to text, _payment uuid, _before text[], _awaited text[],
  _provider text, _label text, _payer text, _capture text, _at timestamptz, _why text, _cents integer, _reference text,
  _starts boolean, _wallet text default null)
returns setof purchase language plpgsql as $$
declare
  paid purchase;
  line record;
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
    values (_at, 'processor', 'payment accepted', _why, _purchase,
      case when paid.basket_id is null then _cents else paid.price_cents + (paid.fees ->> paid.paid_method)::integer end,
      paid.currency, _reference);
  end if;
  if paid.basket_id is not null then
    update payment set whole_cents = amount_cents, amount_cents = paid.price_cents + (paid.fees ->> method)::integer
    where id = _payment;
    for line in
      update purchase
      set state = _to, state_since = _at, next_look_at = _at, paid_at = _at, paid_by = _provider, paid_with = _label,
        paid_method = paid.paid_method, last_error = null
      where basket_id = paid.basket_id and id <> _purchase and state = any (_from)
      returning *, price_cents + (fees ->> paid.paid_method)::integer as share
    loop
      insert into payment (id, purchase_id, part_of, provider, method, reference, amount_cents, currency, rate, status,
        created_at, settled_at, method_label, wallet, payer_hash, capture_reference)
      select gen_random_uuid(), line.id, id, provider, method, reference || '#' || line.line, line.share, currency, rate,
        'accepted', created_at, _at, _label, _wallet, _payer, _capture || '#' || line.line
      from payment where id = _payment;
      insert into audit (at, who, what, why, purchase_id, amount_cents, currency, reference)
      values (_at, 'processor', 'payment accepted', _why, line.id, line.share, paid.currency, _reference);
      if _starts then
        perform send_job('purchase.fulfil', jsonb_build_object('purchaseId', line.id));
      end if;
    end loop;
    if exists (select from purchase where basket_id = paid.basket_id and paid_at is null) then
      raise exception 'a line of the basket % waits for no money', paid.basket_id;
    end if;
  end if;
  if _starts then
    perform start_after_payment(_purchase, _awaited, true, paid.is_guest and paid.create_account);
  end if;
  return next paid;
end
$$;
