-- Records a payment with which the buyer can pay a purchase, with all lines of its basket. Returns false if the purchase was given up just now.
create or replace function keep_payment(_purchase uuid, _from text[], _to text, _payment uuid, _provider text, _reference text,
  _method text, _cents integer, _currency text, _origin text, _at timestamptz, _next_poll timestamptz)
returns boolean language plpgsql as $$
declare
  current_state text;
  basket uuid;
begin
  select state, basket_id into current_state, basket from purchase where id = _purchase for update;
  -- Another call of the same checkout was faster: it recorded the same payment, which may be paid by now.
  if not current_state = any (_from) then
    if exists (select from payment where purchase_id = _purchase and reference = _reference and status <> 'canceled') then
      return true;
    end if;
  end if;
  if current_state is null or not (current_state = any (_from) or current_state = _to) then
    return false;
  end if;
  insert into payment (id, purchase_id, provider, method, reference, amount_cents, currency, rate, status, created_at,
    origin_hash)
  select _payment, _purchase, _provider, _method, _reference, _cents, _currency,
    case when currency = _currency then rate end, 'open', _at, _origin
  from purchase where id = _purchase
  on conflict do nothing;
  update purchase set state = _to, state_since = _at, next_look_at = _next_poll where id = _purchase and state = any (_from);
  if basket is not null then
    update purchase set state = _to, state_since = _at, next_look_at = _next_poll
    where basket_id = basket and id <> _purchase and state = any (_from);
  end if;
  return true;
end
$$;
-- As releases call it that know one method of each processor.
create or replace function keep_payment(_purchase uuid, _from text[], _to text, _payment uuid, _provider text, _reference text,
  _cents integer, _currency text, _origin text, _at timestamptz, _next_poll timestamptz)
returns boolean language sql as $$
  select keep_payment(_purchase, _from, _to, _payment, _provider, _reference,
    case _provider when 'stripe' then 'card' else _provider end, _cents, _currency, _origin, _at, _next_poll)
$$;
