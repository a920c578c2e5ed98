-- What a buyer agreed to who wants the plan before the time to withdraw is over: when, and the version of the text.
alter table purchase add column withdrawal_consent_at timestamptz;
alter table purchase add column withdrawal_consent_version text;

-- A consumer has withdrawn from a contract: once for a purchase. `begun_at`: when it was asked for, where that was before its
-- confirmation; `refused`: why no money goes back by itself.
create table withdrawal (
  id uuid primary key,
  purchase_id uuid not null unique references purchase (id),
  name text not null,
  email text not null,
  begun_at timestamptz not null,
  received_at timestamptz not null,
  refused text,
  settled_at timestamptz
);
create index withdrawal_open on withdrawal (received_at) where settled_at is null;

-- Of purchases: what one that is paid sets going. `_awaited`: states of a payment that may still
-- bring money; `_welcomes` means nothing any more.
create or replace function start_after_payment(_purchase uuid, _awaited text[], _fulfils boolean, _welcomes boolean)
returns void language plpgsql as $$
declare
  job jsonb := jsonb_build_object('purchaseId', _purchase);
begin
  if exists (select from payment where purchase_id = _purchase and status = any (_awaited)) then
    perform send_job('payments.end', job);
  end if;
  if _fulfils then
    perform send_job('purchase.fulfil', job);
  end if;
end
$$;

-- Of eSIMs: as before, and now a guest who asked for an account gets it: no order that ends in a refund makes one. Hands what a
-- bound order brought to the buyer, a new eSIM (`_ciphertext` holds its codes) or a bundle on theirs:
-- `done`. Else nothing was changed: `taken` where a new eSIM is somebody's already, `moved` where the purchase is not as its
-- caller saw it. `_mails`: id, address and message id of each.
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
    original_price_cents, purchased_at, data_mb, validity_days, payment_method, billing_details, order_reference)
  values (_esim, _purchase, _iccid, bought.plan ->> 'country', bought.country_code, bought.bundle_name, 'purchased', _cents,
    _cents, coalesce(bought.paid_at, _at), (bought.plan ->> 'data_amount')::integer, (bought.plan ->> 'duration')::integer,
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
    case when bought.erased_at is null then jsonb_build_object('name', bought.full_name, 'email', bought.email) end);
  return 'done';
end
$$;
