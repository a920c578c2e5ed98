-- contracts: 0.1.0 stopped using the form without a budget
-- Takes the lease of a purchase, writes down the provider order about to be placed, and counts its call. Done separately, a
-- database that goes away in between would leave a claim that was never sent but looks like one whose answer was lost. Returns no
-- row if the purchase is not as the caller saw it, an empty one if there is no room for the call (`_provider` is null for a claim
-- without a call); then nothing was changed. `_void` is the attempt that this one replaces. `_wholesaler` is null for the one that
-- the purchase has; otherwise its bundle is ordered for `_cents`.
create or replace function claim_provider_order(_purchase uuid, _from text, _to text, _attempts integer, _order uuid, _at timestamptz,
  _until timestamptz, _void uuid, _provider text, _cost integer, _most integer, _wholesaler text, _bundle text, _cents integer,
  _loss integer)
returns setof purchase language plpgsql as $$
declare
  claimed purchase;
  own_cents integer;
begin
  -- Locked first, so that no call waits for a purchase while it holds the budget's row.
  if lock_purchase(_purchase) is distinct from _from then
    return;
  end if;
  if _provider is not null and not spend_budget(_provider, _cost, _most) then
    return next claimed;
    return;
  end if;
  select * into claimed from lease_purchase(_purchase, _from, _to, _attempts, _order, _at, _until);
  if claimed.id is null then
    return;
  end if;
  if _wholesaler is not null then
    select * into claimed from source_purchase(_purchase, _wholesaler, _bundle, _cents);
  end if;
  -- A replacement costs its own wholesale price, as of now.
  select wholesale_cents into own_cents from replacement where purchase_id = _purchase and state = 'ordered';
  insert into provider_order (id, purchase_id, wholesaler, attempt, bundle_name, wholesale_cents, loss_cents, started_at,
    outcome)
  values (_order, _purchase, claimed.wholesaler, claimed.order_attempts, coalesce(claimed.source_bundle, claimed.bundle_name),
    coalesce(own_cents, claimed.wholesale_cents), _loss, _at, 'asked');
  -- With a null the server would plan it anew each time.
  if _void is not null then
    update provider_order set outcome = 'void', outcome_at = _at where id = _void and outcome = 'asked';
  end if;
  return next claimed;
end
$$;

-- The form of releases that know one source of a plan.
create or replace function claim_provider_order(_purchase uuid, _from text, _to text, _attempts integer, _order uuid, _at timestamptz,
  _until timestamptz, _void uuid, _provider text, _cost integer, _most integer)
returns setof purchase language sql as $$
  select * from claim_provider_order(_purchase, _from, _to, _attempts, _order, _at, _until, _void, _provider, _cost, _most, null, null,
    null, null)
$$;
drop function if exists claim_provider_order(uuid, text, text, integer, uuid, timestamptz, timestamptz);
