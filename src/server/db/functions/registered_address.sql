-- The address of the company that VIES names for the VAT number of a purchase; null where it is clearly another one.
create or replace function registered_address(_purchase uuid) returns text language sql stable as $$
  select vat_address from purchase_tax where purchase_id = basket_of(_purchase) and doubt is distinct from 'company';
$$;
