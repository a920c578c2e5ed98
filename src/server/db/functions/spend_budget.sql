-- Counts a call to a provider in the current window of so many seconds. Returns false if there is no room for it; the first of a
-- window always passes.
create or replace function spend_budget(_provider text, _cost integer, _most integer, _seconds integer)
returns boolean language plpgsql as $$
begin
  insert into provider_budget as budget (provider, second_at, spent)
  values (_provider, floor(extract(epoch from clock_timestamp()) / _seconds)::bigint * _seconds, _cost)
  on conflict (provider) do update set
    spent = case when budget.second_at < excluded.second_at then excluded.spent else budget.spent + excluded.spent end,
    second_at = greatest(budget.second_at, excluded.second_at)
  where budget.second_at < excluded.second_at or budget.spent + excluded.spent <= _most;
  return found;
end
$$;

-- The same for windows of a second.
create or replace function spend_budget(_provider text, _cost integer, _most integer) returns boolean language sql as $$
  select spend_budget(_provider, _cost, _most, 1)
$$;
