-- compatible
-- Since when a wholesaler that decides later has been asked to take a bundle back: it is not asked twice.
alter table provider_return add column asked_at timestamptz;
