-- compatible
-- Who sent the buyer, as the link had it.
alter table purchase add column via text;
