-- compatible
-- Since when the processor's bookings of an ended dispute are known, or that it tells none; null for those to ask about.
alter table dispute add column if not exists books_read_at timestamptz;
create index if not exists dispute_to_book on dispute (opened_at) where books_read_at is null and outcome <> 'open';
