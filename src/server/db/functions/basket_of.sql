-- The basket of a purchase: the purchase of its first line, or itself.
create or replace function basket_of(_purchase uuid) returns uuid language sql stable as $$
  select coalesce((select basket_id from purchase where id = _purchase), _purchase)
$$;
