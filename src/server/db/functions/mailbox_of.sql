-- The same rule as in `domain/account/mailbox-of.ts`. Without a subquery, so that it is inlined instead of planned anew, four
-- times per purchase. The indexes on it are here, because they must be rebuilt if it changes.
create or replace function mailbox_of(_address text) returns text language sql immutable as $$
  select case when substring(lower(trim(_address)) from '[^@]*$') in ('gmail.com', 'googlemail.com')
    then replace(split_part(regexp_replace(lower(trim(_address)), '@[^@]*$', ''), '+', 1), '.', '') || '@gmail.com'
    else split_part(regexp_replace(lower(trim(_address)), '@[^@]*$', ''), '+', 1) || '@'
      || substring(lower(trim(_address)) from '[^@]*$') end
$$;
create index if not exists purchase_by_promotion on purchase (promotion_id, mailbox_of(email)) where promotion_id is not null;
create index if not exists purchase_by_mailbox on purchase (mailbox_of(email)) where email <> '';
