-- compatible
-- To find the invoices of a quarter for its return: tax is due when the buyer pays, which may be before the invoice is written.
create index invoice_by_payment on invoice ((facts ->> 'paidAt') collate "C") where kind = 'invoice';
