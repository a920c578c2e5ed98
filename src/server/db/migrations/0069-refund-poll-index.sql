-- compatible
-- alone
-- Refunds that are due, longest waiting first.
create index concurrently if not exists refund_due on refund (next_poll_at) where status not in ('succeeded', 'failed', 'refused');
