-- compatible
-- From which calculation at Stripe Tax a sale is reported, null where it decided nothing, and since when an invoice waits for it.
alter table purchase_tax add column calculation text, add column awaited_at timestamptz;
create index purchase_tax_awaited on purchase_tax (awaited_at) where awaited_at is not null and decided_at is null;

-- The invoices and credit notes that Stripe Tax must know, in the order in which they were written: by its id, or why it refused
-- them. A credit note without an invoice has neither. `issue_invoice` adds them.
create table tax_report (
  id bigint primary key generated always as identity,
  document_id uuid not null unique references invoice on delete cascade,
  purchase_id uuid not null references purchase on delete cascade,
  calculation text not null,
  transaction text,
  refused text,
  reported_at timestamptz
);
create index tax_report_due on tax_report (id) where reported_at is null;
create index tax_report_by_purchase on tax_report (purchase_id);
