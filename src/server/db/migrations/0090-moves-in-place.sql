-- A purchase moves four or five times, and each move rewrote its entries in all indexes, because some of them named the state, the
-- time of the next look or the payment. PostgreSQL keeps an update within the row's page, and writes no index at all, if no column
-- of any index has changed and the page has room. So these indexes now name generated columns, which change only when the row
-- enters or leaves the index. `purchase_kept` served nobody any more. Not compatible: a function that an earlier version calls
-- while the columns are added answers with columns that it does not expect, and that version does not call it again.
alter table purchase set (fillfactor = 70);
drop index if exists purchase_kept, purchase_standing, purchase_refunded, purchase_returned, purchase_unpaid_old,
  purchase_guest_old, purchase_by_paypal, purchase_by_mailbox;
alter table purchase
  add column is_under_way boolean not null generated always as (state not in ('delivered', 'refunded', 'abandoned')) stored,
  add column refunded_at timestamptz generated always as (case when state = 'refunded' then state_since end) stored,
  add column abandoned_at timestamptz generated always as (case when state = 'abandoned' then state_since end) stored,
  add column rare_processor text generated always as (nullif(paid_by, 'stripe')) stored;
create index purchase_under_way on purchase (created_at) where is_under_way;
create index purchase_refunded on purchase (refunded_at) where refunded_at is not null;
create index purchase_returned on purchase (created_at desc, id desc) where refunded_at is not null;
create index purchase_unpaid_old on purchase (abandoned_at) where abandoned_at is not null and erased_at is null;
create index purchase_guest_old on purchase (created_at) where user_id is null and erased_at is null;
create index purchase_rarely_paid_by on purchase (rare_processor, created_at desc, id desc) where rare_processor is not null;
