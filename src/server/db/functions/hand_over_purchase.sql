-- Marks the purchase as delivered. Returns no row if it is not in one of these states, or if its buyer's address is not the one
-- that the caller saw.
create or replace function hand_over_purchase(_purchase uuid, _from text[], _to text, _email text, _at timestamptz, _next_poll timestamptz)
returns setof purchase language plpgsql as $$
begin
  return query
  update purchase
  set state = _to, state_since = _at, next_look_at = _next_poll, lease_until = null, last_error = null
  where id = _purchase and state = any (_from) and email = _email
  returning *;
end
$$;
