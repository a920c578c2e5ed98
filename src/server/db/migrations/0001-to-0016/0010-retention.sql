-- When everything that points to a person was erased from a purchase. What accounting needs of it stays.
alter table purchase add column erased_at timestamptz;
create index purchase_kept on purchase (created_at) where erased_at is null;
create index outbound_mail_by_age on outbound_mail (created_at);
create index webhook_receipt_by_age on webhook_receipt (received_at);
