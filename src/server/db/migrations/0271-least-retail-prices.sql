-- compatible
-- The least price at which its wholesaler lets us sell a plan, and whether its user must prove who they are; null where it does
-- not say.
alter table plan add column least_retail_cents integer, add column id_check boolean;
