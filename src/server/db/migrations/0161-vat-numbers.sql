-- compatible
-- What VIES said of the VAT number that a business gave, kept as proof for as long as the rest. `vat_check_at`: when to ask again
-- about a number of which nobody could say anything.
alter table purchase_tax
  add column vat_number text,
  add column vat_standing text check (vat_standing in ('valid', 'invalid', 'unknown')),
  add column vat_answer text,
  add column vat_consultation text,
  add column vat_checked_at timestamptz,
  add column vat_check_at timestamptz;

create index purchase_tax_vat_due on purchase_tax (vat_check_at) where vat_standing = 'unknown' and vat_check_at is not null;
create index purchase_tax_vat_valid on purchase_tax (decided_at) where vat_standing = 'valid' and kind = 'consumer';

-- The tax that a business was not charged, of its plan's price in the purchase's currency.
alter table purchase add column tax_off_cents integer not null default 0 check (tax_off_cents >= 0);

-- The tax of a business goes back once.
alter table refund drop constraint refund_part_check;
alter table refund add constraint refund_part_check check (part in ('part', 'goodwill', 'outside', 'vat'));
create unique index refund_of_vat on refund (purchase_id) where part = 'vat';
