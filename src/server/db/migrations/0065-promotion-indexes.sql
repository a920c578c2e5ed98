-- compatible
-- alone
-- Who used a code, and how often.
create index concurrently if not exists purchase_by_promotion on purchase (promotion_id, mailbox_of(email)) where promotion_id is not null;
-- Whether an order is somebody's first.
create index concurrently if not exists purchase_by_mailbox on purchase (mailbox_of(email)) where email <> '' and (paid_at is not null or promotion_id is not null);
