-- compatible
-- alone
-- What went back, day by day.
create index concurrently if not exists refund_by_end on refund (settled_at) where status = 'succeeded';
