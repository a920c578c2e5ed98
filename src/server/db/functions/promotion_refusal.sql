-- Why the mailbox of an address cannot use a promotion, in the words of `domain/operators/pricing/promotion-code.ts`, or null.
-- `_purchase` does not count against itself.
create or replace function promotion_refusal(_promotion uuid, _purchase uuid, _address text) returns text language plpgsql as $$
declare
  promotion promotion_code;
  uses bigint;
  unpaid bigint;
begin
  select * into promotion from promotion_code where id = _promotion;
  if promotion.most_per_mailbox is not null then
    select count(*), count(*) filter (where state in ('created', 'paying')) into uses, unpaid from purchase
    where promotion_id = _promotion and mailbox_of(email) = mailbox_of(_address) and state <> 'abandoned' and id <> _purchase;
    if uses >= promotion.most_per_mailbox then
      return case when unpaid > 0 then 'held_by_you' else 'used_by_you' end;
    end if;
  end if;
  if promotion.first_order then
    if exists (select from purchase where mailbox_of(email) = mailbox_of(_address) and email <> '' and paid_at is not null
        and id <> _purchase) then
      return 'not_first';
    end if;
    if exists (select from purchase join promotion_code as other on other.id = promotion_id and other.first_order
        where mailbox_of(email) = mailbox_of(_address) and email <> '' and state in ('created', 'paying') and promotion_id is not null
        and purchase.id <> _purchase) then
      return 'held_by_you';
    end if;
  end if;
  return null;
end
$$;
