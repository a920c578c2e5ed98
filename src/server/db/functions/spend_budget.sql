-- Counts a call to a provider in the current second. Returns false if there is no room for it; the first of a second always
-- passes.
create or replace function spend_budget(_provider text, _cost integer, _most integer) returns boolean language plpgsql as $$
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
