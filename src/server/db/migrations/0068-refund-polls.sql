-- compatible
-- When a refund that is not over is asked about next; those that nobody asked about yet are due.
alter table refund add column next_poll_at timestamptz not null default 'epoch';
