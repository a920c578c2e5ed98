-- compatible
-- A shop that `shop move` carries elsewhere: nobody may start on a database while the books arrive there, nor on the one that
-- they have left. `moved_to` names the database that has them since.
alter table shop_mark drop constraint if exists shop_mark_mode_check;
alter table shop_mark
  add constraint shop_mark_mode_check check (mode in ('sandbox', 'rehearsal', 'live', 'moving', 'moved')),
  add column moved_to text;
