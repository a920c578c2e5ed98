-- compatible
-- The language of whoever reads a mail that is about no purchase.
alter table outbound_mail add column language text;
