-- Delivers what a bound order brought to the buyer: a new eSIM (`_ciphertext` holds its codes) or a bundle on their own. Returns
-- `done`. Otherwise nothing was changed: `taken` if a new eSIM already belongs to somebody, `moved` if the purchase is not as the
-- caller saw it. `_mails`: id, address and message id of each. A guest who requested an account gets it only here, so that no
-- refunded order makes one. `_facts` of the invoice are null if its tax is not known yet: it is written later. A line of a basket has
-- neither mails nor an invoice of its own: `basket.finish` looks whether it was the last.
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
    original_price_cents, discount_applied, discount_cents, purchased_at, data_mb, validity_days, payment_method,
    billing_details, order_reference)
  values (_esim, _purchase, _iccid, bought.plan ->> 'country', bought.country_code, coalesce(bought.source_bundle, bought.bundle_name), 'purchased', _cents,
    _cents + bought.discount_cents, bought.discount_cents > 0, nullif(bought.discount_cents, 0), coalesce(bought.paid_at, _at),
    (bought.plan ->> 'data_amount')::integer, (bought.plan ->> 'duration')::integer,
    _provider, jsonb_build_object('fullName', bought.full_name, 'email', bought.email, 'country', null, 'zipCode', null),
    _reference);
  for mail in select * from jsonb_to_recordset(_mails) as queued (id uuid, address text, message_id text) loop
    perform queue_mail(mail.id, _purchase, 'delivered', mail.address, mail.message_id, _at);
  end loop;
  if bought.basket_id is not null then
    perform send_job('basket.finish', jsonb_build_object('purchaseId', bought.basket_id));
  elsif bought.is_guest and bought.create_account and bought.user_id is null then
    perform send_job('account.welcome', jsonb_build_object('purchaseId', _purchase));
  end if;
  perform announce_esims(bought.user_id, bought.guest_hash, _at);
  if _facts is not null then
    perform issue_invoice(_invoice, 'invoice', _purchase, null, _at, _facts,
      case when bought.erased_at is null then jsonb_strip_nulls(jsonb_build_object('name', bought.full_name, 'email', bought.email,
        'company', bought.company, 'vatNumber', bought.vat_number)) end);
  end if;
  return 'done';
end
$$;
