-- compatible
-- The currency that a customer chose for prices, to offer it on their other devices. Nobody has chosen one before.
alter table "user" add column currency text;
