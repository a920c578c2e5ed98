-- Takes the lease of a purchase. Returns no row if the purchase is not as the caller saw it.
create or replace function lease_purchase(_purchase uuid, _from text, _to text, _attempts integer, _holder uuid, _at timestamptz,
  _until timestamptz)
returns setof purchase language plpgsql as $$
begin
  return query
  update purchase
  set state = _to, state_since = _at, next_look_at = _until, lease_until = _until, lease_holder = _holder,
    order_attempts = _attempts + 1
  where id = _purchase and state = _from and order_attempts = _attempts
  returning *;
end
$$;
