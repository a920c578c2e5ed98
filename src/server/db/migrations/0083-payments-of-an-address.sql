-- compatible
-- alone
-- What is paid, and what is open, of the payments by card that were started at one address within the last hour.
create index concurrently if not exists payment_by_origin_state on payment (origin_hash, status, created_at) where origin_hash is not null;
drop index concurrently if exists payment_by_origin;
