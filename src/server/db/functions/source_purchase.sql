-- Records from which wholesaler, with which of its bundles and for how much a purchase is delivered, if that differs from before.
-- Returns the purchase.
create or replace function source_purchase(_purchase uuid, _wholesaler text, _bundle text, _cents integer)
returns setof purchase language plpgsql as $$
begin
  return query
  update purchase
  set wholesaler = _wholesaler, source_bundle = nullif(_bundle, bundle_name), wholesale_cents = _cents
  where id = _purchase and (wholesaler, coalesce(source_bundle, bundle_name)) is distinct from (_wholesaler, _bundle)
  returning *;
  if not found then
    return query select * from purchase where id = _purchase;
  end if;
end
$$;
