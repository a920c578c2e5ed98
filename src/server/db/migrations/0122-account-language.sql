-- compatible
-- The language that a customer chose or bought in, for mails that are not about a purchase. Nobody has chosen one before.
alter table "user" add column language text;
