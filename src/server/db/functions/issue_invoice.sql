-- Must be the last call of its transaction: from here to the commit, no other invoice gets a number. A company is named with the
-- address at which its VAT number is registered.
create or replace function issue_invoice(_id uuid, _kind text, _purchase uuid, _refund uuid, _at timestamptz, _facts jsonb, _buyer jsonb)
returns void language plpgsql as $$
declare
  next_number integer;
begin
  update invoice_series set last_number = last_number + 1 where kind = _kind returning last_number into next_number;
  insert into invoice (id, kind, number, purchase_id, refund_id, issued_at, facts, buyer)
  values (_id, _kind, next_number, _purchase, _refund, _at, _facts,
    _buyer || jsonb_strip_nulls(jsonb_build_object('address', registered_address(_purchase))));
  perform queue_tax_report(_id, _purchase);
end
$$;
