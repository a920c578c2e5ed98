-- Has a document whose tax Stripe calculated reported to it. Any other needs no report.
create or replace function queue_tax_report(_document uuid, _purchase uuid) returns void language sql as $$
  insert into tax_report (document_id, purchase_id, calculation)
  select _document, purchase_id, calculation from purchase_tax where purchase_id = basket_of(_purchase) and calculation is not null;
$$;
