-- compatible
-- Which run of commits the database is a part of; another one after a standby was promoted, or a backup was restored.
alter table shop_mark
  add column history text,
  add column history_began_at timestamptz;
