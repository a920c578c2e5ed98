-- alone
-- The eight signs of an order's number, as `orderNumber` in `domain/checkout/order.ts` makes them.
create or replace function order_code(_id uuid) returns text language plpgsql immutable as $$
begin
  return (
    select string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', (bits >> (5 * place) & 31)::integer + 1, 1), '' order by place)
    from generate_series(0, 7) as place,
      (select ('x' || left(replace(_id::text, '-', ''), 10))::bit(40)::bigint as bits) as number
  );
end
$$;
create index concurrently if not exists purchase_by_code on purchase (order_code(id) text_pattern_ops);
