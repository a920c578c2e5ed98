-- compatible
-- Codes that lower a price. `held`: uses of orders that are not paid yet; `paid`, `given_cents`: of those that were; triggers of
-- `purchase` keep all three. `version` rises with each change by an operator. `operator_id`: null where it was the command line.
create table promotion_code (
  id uuid primary key,
  code text not null unique check (code ~ '^[A-Z0-9][A-Z0-9-]{2,29}$'),
  percent_bp integer check (percent_bp between 1 and 10000),
  amount_cents integer check (amount_cents > 0),
  starts_at timestamptz,
  ends_at timestamptz,
  most_uses integer check (most_uses > 0),
  most_per_mailbox integer check (most_per_mailbox > 0),
  first_order boolean not null,
  places text[] not null,
  below_floor boolean not null,
  note text not null,
  operator_id uuid,
  version integer not null default 1,
  created_at timestamptz not null,
  held integer not null default 0 check (held >= 0),
  paid integer not null default 0,
  given_cents bigint not null default 0,
  check ((percent_bp is null) <> (amount_cents is null))
);
create index promotion_code_by_age on promotion_code (created_at, id);

-- `price_cents` is what is paid for the plan, after the code took `discount_cents` off. `discount_code` is how it was called then.
alter table purchase
  add column promotion_id uuid references promotion_code (id),
  add column discount_code text,
  add column discount_cents integer not null default 0;

-- Of purchases: why the mailbox behind an address can't use a code, as domain/operators/pricing/promotion-code.ts names it; null where it can.
-- `_purchase` does not count against itself.
create function promotion_refusal(_promotion uuid, _purchase uuid, _address text) returns text language plpgsql as $$
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

-- Of purchases: says no by an error that nothing else has, whose message is the reason.
create function refuse_promotion(_why text) returns void language plpgsql as $$
begin
  if _why is not null then
    raise exception '%', _why using errcode = 'SB002';
  end if;
end
$$;

-- Holds a use for a purchase that begins. Whoever else wants one waits for the row, and sees what this one took.
create function hold_promotion() returns trigger language plpgsql as $$
declare
  promotion promotion_code;
begin
  select * into promotion from promotion_code where id = new.promotion_id for update;
  perform refuse_promotion(case
    when promotion.starts_at > now() then 'not_yet'
    when promotion.ends_at <= now() then 'ended'
    when promotion.held + promotion.paid >= promotion.most_uses then 'used_up' end);
  if promotion.first_order then
    -- Of several codes one mailbox has one first order.
    perform pg_advisory_xact_lock(hashtextextended('first order ' || mailbox_of(new.email), 0));
  end if;
  perform refuse_promotion(promotion_refusal(new.promotion_id, new.id, new.email));
  update promotion_code set held = held + 1 where id = new.promotion_id;
  return null;
end
$$;
-- After the row is there: an attempt that has a purchase already makes none, and holds nothing.
create trigger promotion_is_held after insert on purchase for each row
  when (new.promotion_id is not null) execute function hold_promotion();

-- Another mailbox takes a purchase over that is not paid.
create function pass_promotion_on() returns trigger language plpgsql as $$
begin
  perform from promotion_code where id = new.promotion_id for update;
  perform refuse_promotion(promotion_refusal(new.promotion_id, new.id, new.email));
  return null;
end
$$;
create trigger promotion_passes_on after update of email on purchase for each row
  when (new.promotion_id is not null and new.state in ('created', 'paying') and new.email <> ''
    and mailbox_of(new.email) <> mailbox_of(old.email)) execute function pass_promotion_on();

-- A use counts when its purchase is paid, and is free again when it never will be.
create function settle_promotion() returns trigger language plpgsql as $$
declare
  is_paid integer := (new.state <> 'abandoned')::integer;
begin
  update promotion_code set held = held - 1, paid = paid + is_paid, given_cents = given_cents + is_paid * new.discount_cents
  where id = new.promotion_id;
  return null;
end
$$;
create trigger promotion_is_settled after update of state on purchase for each row
  when (new.promotion_id is not null and old.state in ('created', 'paying') and new.state not in ('created', 'paying'))
  execute function settle_promotion();

-- Of eSIMs: as before, and what a code took off the price.
create or replace function hand_over_esim(_purchase uuid, _from text[], _to text, _email text, _at timestamptz, _next_poll timestamptz,
  _esim uuid, _iccid text, _key_id text, _ciphertext bytea, _first_poll timestamptz, _reference text,
  _provider text, _cents integer, _mails jsonb, _invoice uuid, _facts jsonb)
returns text language plpgsql as $$
declare
  bought purchase;
  mail record;
begin
  if _ciphertext is not null and exists (select from user_esim where iccid = _iccid and purchase_id <> _purchase) then
    return 'taken';
  end if;
  select * into bought from hand_over_purchase(_purchase, _from, _to, _email, _at, _next_poll);
  if bought.id is null then
    return 'moved';
  end if;
  if _ciphertext is null then
    update esim set next_look_at = _first_poll, quiet_looks = 0 where iccid = _iccid;
  else
    insert into esim (iccid, wholesaler, activation_key_id, activation_ciphertext, created_at, next_look_at)
    values (_iccid, bought.wholesaler, _key_id, _ciphertext, _at, _first_poll)
    on conflict do nothing;
  end if;
  insert into user_esim (id, purchase_id, iccid, country_name, country_code, bundle_name, status, price_paid_cents,
    original_price_cents, discount_applied, discount_cents, purchased_at, data_mb, validity_days, payment_method, billing_details, order_reference)
  values (_esim, _purchase, _iccid, bought.plan ->> 'country', bought.country_code, bought.bundle_name, 'purchased', _cents,
    _cents + bought.discount_cents, bought.discount_cents > 0, nullif(bought.discount_cents, 0), coalesce(bought.paid_at, _at), (bought.plan ->> 'data_amount')::integer, (bought.plan ->> 'duration')::integer,
    _provider, jsonb_build_object('fullName', bought.full_name, 'email', bought.email, 'country', null, 'zipCode', null),
    _reference);
  for mail in select * from jsonb_to_recordset(_mails) as queued (id uuid, address text, message_id text) loop
    perform queue_mail(mail.id, _purchase, 'delivered', mail.address, mail.message_id, _at);
  end loop;
  if bought.is_guest and bought.create_account and bought.user_id is null then
    perform send_job('account.welcome', jsonb_build_object('purchaseId', _purchase));
  end if;
  perform announce_esims(bought.user_id, bought.guest_hash, _at);
  perform issue_invoice(_invoice, 'invoice', _purchase, null, _at, _facts,
    case when bought.erased_at is null then jsonb_strip_nulls(jsonb_build_object('name', bought.full_name, 'email', bought.email,
      'company', bought.company, 'vatNumber', bought.vat_number)) end);
  return 'done';
end
$$;
