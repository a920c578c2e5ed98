-- What a card purchase writes, one call for each of its transactions: see docs/decisions/0020. A function touches the tables of
-- one feature alone, and calls the functions of others. States come in from the tables of moves in src/domain.

-- Of the job queue: a job leaves with the transaction that sends it, as the queue itself would write it down.
create function send_job(_kind text, _data jsonb) returns void language plpgsql as $$
begin
  insert into pgboss.job (id, name, data, priority, start_after, created_on, expire_seconds, deletion_seconds, keep_until,
    retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds, blocked, blocking,
    pending_dependencies)
  select gen_random_uuid(), name, _data, 0, pgboss.job_now(), pgboss.job_now(), expire_seconds, deletion_seconds,
    pgboss.job_now() + retention_seconds * interval '1s', retry_limit, retry_delay, coalesce(retry_backoff, false),
    retry_delay_max, policy, dead_letter, heartbeat_seconds, false, false, 0
  from pgboss.queue where name = _kind;
  if not found then
    raise exception 'no queue %', _kind;
  end if;
  perform pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), _kind);
end
$$;

-- Of mails: once per template and address.
create function queue_mail(_id uuid, _purchase uuid, _template text, _address text, _message_id text, _at timestamptz)
returns void language plpgsql as $$
begin
  insert into outbound_mail (id, purchase_id, template, address, message_id, status, created_at)
  values (_id, _purchase, _template, _address, _message_id, 'queued', _at)
  on conflict do nothing;
  if found then
    perform send_job('mail.send', jsonb_build_object('mailId', _id));
  end if;
end
$$;

-- Of invoices. The last call of its transaction: from here to the commit nobody else gets a number.
create function issue_invoice(_id uuid, _kind text, _purchase uuid, _refund uuid, _at timestamptz, _facts jsonb, _buyer jsonb)
returns void language plpgsql as $$
declare
  next_number integer;
begin
  update invoice_series set last_number = last_number + 1 where kind = _kind returning last_number into next_number;
  insert into invoice (id, kind, number, purchase_id, refund_id, issued_at, facts, buyer)
  values (_id, _kind, next_number, _purchase, _refund, _at, _facts, _buyer);
end
$$;

-- Of purchases: a buyer can pay by this payment of theirs. False where the purchase was given up at this moment.
create function keep_payment(_purchase uuid, _from text[], _to text, _payment uuid, _provider text, _reference text,
  _cents integer, _currency text, _origin text, _at timestamptz, _next_poll timestamptz)
returns boolean language plpgsql as $$
declare
  current_state text;
begin
  select state into current_state from purchase where id = _purchase for update;
  -- Another call of the same checkout was faster: it is the same payment, and may be paid by now.
  if not current_state = any (_from) and exists (
    select from payment where purchase_id = _purchase and reference = _reference and status <> 'canceled'
  ) then
    return true;
  end if;
  if current_state is null or not (current_state = any (_from) or current_state = _to) then
    return false;
  end if;
  insert into payment (id, purchase_id, provider, reference, amount_cents, currency, status, created_at, origin_hash)
  values (_payment, _purchase, _provider, _reference, _cents, _currency, 'open', _at, _origin)
  on conflict do nothing;
  update purchase set state = _to, state_since = _at, next_look_at = _next_poll where id = _purchase and state = any (_from);
  return true;
end
$$;

-- Of purchases: what one that is paid sets going. `_awaited`: states of a payment that may still bring money.
create function start_after_payment(_purchase uuid, _awaited text[], _fulfils boolean, _welcomes boolean)
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
  if _welcomes then
    perform send_job('account.welcome', job);
  end if;
end
$$;

-- Of purchases: the payment is the one that pays its purchase. No row where the purchase does not wait for it (any more), and
-- nothing was changed. `_starts`: what a paid purchase sets going is sent.
create function accept_payment(_purchase uuid, _from text[], _to text, _payment uuid, _before text[], _awaited text[],
  _provider text, _label text, _payer text, _capture text, _at timestamptz, _why text, _cents integer, _reference text,
  _starts boolean)
returns setof purchase language plpgsql as $$
declare
  paid purchase;
begin
  update purchase
  set state = _to, state_since = _at, next_look_at = _at, paid_at = _at, paid_by = _provider, last_error = null
  where id = _purchase and state = any (_from)
  returning * into paid;
  if not found then
    return;
  end if;
  update payment
  set status = 'accepted', settled_at = _at, method_label = _label, payer_hash = _payer, capture_reference = _capture
  where id = _payment and status = any (_before);
  if found then
    insert into audit (at, who, what, why, purchase_id, amount_cents, reference)
    values (_at, 'processor', 'payment accepted', _why, _purchase, _cents, _reference);
  end if;
  if _starts then
    perform start_after_payment(_purchase, _awaited, true, paid.is_guest and paid.create_account);
  end if;
  return next paid;
end
$$;


-- Of purchases: takes the lease of one that is as its caller saw it. No row where it is not.
create function lease_purchase(_purchase uuid, _from text, _to text, _attempts integer, _holder uuid, _at timestamptz,
  _until timestamptz)
returns setof purchase language plpgsql as $$
begin
  return query
  update purchase
  set state = _to, state_since = _at, next_look_at = _until, lease_until = _until, lease_holder = _holder,
    order_attempts = _attempts + 1
  where id = _purchase and state = _from and order_attempts = _attempts
  returning *;
end
$$;

-- Of eSIMs: the same, with what is about to be asked of the wholesaler written down.
create function claim_provider_order(_purchase uuid, _from text, _to text, _attempts integer, _order uuid, _at timestamptz,
  _until timestamptz)
returns setof purchase language plpgsql as $$
declare
  claimed purchase;
begin
  select * into claimed from lease_purchase(_purchase, _from, _to, _attempts, _order, _at, _until);
  if claimed.id is null then
    return;
  end if;
  insert into provider_order (id, purchase_id, wholesaler, attempt, bundle_name, wholesale_cents, started_at, outcome)
  values (_order, _purchase, claimed.wholesaler, claimed.order_attempts, claimed.bundle_name, claimed.wholesale_cents, _at, 'asked');
  return next claimed;
end
$$;

-- Of purchases: its state, which nobody else changes until the transaction ends.
create function lock_purchase(_purchase uuid) returns text language plpgsql as $$
declare
  current_state text;
begin
  select state into current_state from purchase where id = _purchase for update;
  return current_state;
end
$$;

-- Of eSIMs: an order in the wholesaler's books is this purchase's. False where it is not as plain as that, and nothing was
-- changed. The purchase is locked first, so that giving up on it and binding to it cannot cross; then the reference, so that
-- of two purchases that found the same order one waits for the other.
create function bind_provider_order(_purchase uuid, _from text[], _order uuid, _wholesaler text, _reference text, _at timestamptz)
returns boolean language plpgsql as $$
declare
  current_state text := lock_purchase(_purchase);
begin
  perform pg_advisory_xact_lock(hashtextextended(_wholesaler || ' ' || _reference, 0));
  if exists (
    select from provider_order
    where purchase_id = _purchase and outcome = 'bound' and wholesaler = _wholesaler and reference = _reference
  ) then
    return true;
  end if;
  if current_state is null or not current_state = any (_from)
    or exists (select from provider_order where wholesaler = _wholesaler and reference = _reference)
    or exists (select from provider_order where purchase_id = _purchase and outcome = 'bound')
  then
    return false;
  end if;
  update provider_order set reference = _reference, outcome = 'bound', outcome_at = _at where id = _order;
  return true;
end
$$;

-- Of purchases: what was bought is its buyer's. No row where the purchase is not in one of these states, or its buyer's address is
-- not the one that its caller saw.
create function hand_over_purchase(_purchase uuid, _from text[], _to text, _email text, _at timestamptz, _next_poll timestamptz)
returns setof purchase language plpgsql as $$
begin
  return query
  update purchase
  set state = _to, state_since = _at, next_look_at = _next_poll, lease_until = null, last_error = null
  where id = _purchase and state = any (_from) and email = _email
  returning *;
end
$$;

-- Of eSIMs: tells the open pages of an owner that they have something new to see.
create function announce_esims(_user text, _guest bytea, _at timestamptz) returns void language plpgsql as $$
declare
  news text := 'esims ' || floor(extract(epoch from _at) * 1000)::bigint || ' ';
begin
  if _user is not null then
    perform pg_notify('simport_news', news || 'user:' || _user);
  end if;
  if _guest is not null then
    perform pg_notify('simport_news', news || 'guest:' || rtrim(translate(encode(_guest, 'base64'), '+/', '-_'), '='));
  end if;
end
$$;

-- Of eSIMs: hands what a bound order brought to the buyer, a new eSIM (`_ciphertext` holds its codes) or a bundle on theirs:
-- `done`. Else nothing was changed: `taken` where a new eSIM is somebody's already, `moved` where the purchase is not as its
-- caller saw it. `_mails`: id, address and message id of each.
create function hand_over_esim(_purchase uuid, _from text[], _to text, _email text, _at timestamptz, _next_poll timestamptz,
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
  perform announce_esims(bought.user_id, bought.guest_hash, _at);
  perform issue_invoice(_invoice, 'invoice', _purchase, null, _at, _facts,
    case when bought.erased_at is null then jsonb_build_object('name', bought.full_name, 'email', bought.email) end);
  return 'done';
end
$$;
