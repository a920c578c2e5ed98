-- compatible
-- Which run of commits the database is a part of; another one after a standby was promoted, or a copy was gone back to.
alter table shop_mark
  add column history text,
  add column loses_nothing boolean not null default false,
  add column history_began_at timestamptz;
