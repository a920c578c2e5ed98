-- compatible
-- When a purchase was rebuilt from the providers' records, after the database had lost it.
alter table purchase add column rebuilt_at timestamptz;
