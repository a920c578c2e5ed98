-- compatible
-- Whose VAT number it is by VIES, kept with the rest where it lowered what was paid.
alter table purchase_tax add column vat_name text, add column vat_address text;
