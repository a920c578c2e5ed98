-- compatible
-- What signs links and cookies goes on when the data key changes.
alter table shop_mark add column signing_key_id text, add column signing_ciphertext bytea;
