-- compatible
-- `paid_at`: all of its money is there. `overdue_at`: the shop has seen that its day of payment has passed without it.
-- `purchase_order`: the buyer's own number of it, for the invoice.
alter table draft_order add column paid_at timestamptz, add column overdue_at timestamptz, add column purchase_order text;
update draft_order set paid_at = purchase.paid_at from purchase
where purchase.id = draft_order.purchase_id and purchase.paid_at is not null and draft_order.terms in ('link', 'invoice');
create index draft_order_waiting on draft_order (accepted_at) where state = 'accepted';

-- What the invoice says of how and until when it is paid, as it was agreed on.
alter table manual_payment add column terms jsonb;

-- The last mail about a draft order.
create index outbound_mail_by_draft_order on outbound_mail (draft_order_id, created_at) where draft_order_id is not null;

-- Files are deleted by age.
create index order_import_by_age on order_import (created_at);

-- Rises with each change.
alter table export_schedule add column version integer not null default 1;
