-- Since when the catalogue is as it is: what search engines ask before they read a page again.
alter table catalog_revision add column changed_at timestamptz not null default now();
