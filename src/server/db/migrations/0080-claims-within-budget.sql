-- compatible
-- An order's call is counted by the statement that claims it: between the two the database may go away, and a claim that was never sent
-- looks like one whose answer was lost. The function of the same name without a provider is the release before's.

-- Of providers: counts a call of the running second. False where there is no room for it; the first of a second always passes.
create function spend_budget(_provider text, _cost integer, _most integer) returns boolean language plpgsql as $$
begin
  insert into provider_budget as budget (provider, second_at, spent)
  values (_provider, floor(extract(epoch from clock_timestamp())), _cost)
  on conflict (provider) do update set
    spent = case when budget.second_at < excluded.second_at then excluded.spent else budget.spent + excluded.spent end,
    second_at = greatest(budget.second_at, excluded.second_at)
  where budget.second_at < excluded.second_at or budget.spent + excluded.spent <= _most;
  return found;
end
$$;

-- Of eSIMs: takes the lease of a purchase, with what is about to be asked of the wholesaler written down and its call counted. No row
-- where the purchase is not as its caller saw it; an empty one where there is no room for the call (`_provider` is null for a claim
-- without one). Where nothing was claimed nothing was changed. `_void`: the attempt in whose place this one is made.
create function claim_provider_order(_purchase uuid, _from text, _to text, _attempts integer, _order uuid, _at timestamptz,
  _until timestamptz, _void uuid, _provider text, _cost integer, _most integer)
returns setof purchase language plpgsql as $$
declare
  claimed purchase;
begin
  -- Nobody waits for the purchase while they hold the row that counts.
  if lock_purchase(_purchase) is distinct from _from then
    return;
  end if;
  if _provider is not null and not spend_budget(_provider, _cost, _most) then
    return next claimed;
    return;
  end if;
  select * into claimed from claim_provider_order(_purchase, _from, _to, _attempts, _order, _at, _until);
  if claimed.id is null then
    return;
  end if;
  update provider_order set outcome = 'void', outcome_at = _at where id = _void and outcome = 'asked';
  return next claimed;
end
$$;
