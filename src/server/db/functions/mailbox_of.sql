-- As `domain/account/mailbox-of.ts` has it. Without a subquery, so that each use is computed in place instead of
-- being planned anew, four times a purchase. The indexes that find by it are here, because they have to be built
-- anew if it changes.
create or replace function mailbox_of(_address text) returns text language sql immutable as $$
  select case when substring(lower(trim(_address)) from '[^@]*$') in ('gmail.com', 'googlemail.com')
    then replace(split_part(regexp_replace(lower(trim(_address)), '@[^@]*$', ''), '+', 1), '.', '') || '@gmail.com'
    else split_part(regexp_replace(lower(trim(_address)), '@[^@]*$', ''), '+', 1) || '@'
      || substring(lower(trim(_address)) from '[^@]*$') end
$$;
create index if not exists purchase_by_promotion on purchase (promotion_id, mailbox_of(email)) where promotion_id is not null;
create index if not exists purchase_by_mailbox on purchase (mailbox_of(email))
  where email <> '' and (paid_at is not null or promotion_id is not null);
