-- compatible
-- alone
-- Invoices and credit notes by time, of both kinds and of one.
create index concurrently if not exists invoice_by_time on invoice (issued_at, id);
create index concurrently if not exists invoice_of_kind_by_time on invoice (kind, issued_at, id);
