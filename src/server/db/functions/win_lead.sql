-- The request of a company is won once its offer is paid, or accepted on account. What is lost only people say.
create or replace function win_lead() returns trigger language plpgsql as $$
declare
  at timestamptz := coalesce(new.paid_at, new.accepted_at);
  before text;
begin
  select state into before from enterprise_request where id = new.lead_id for no key update;
  if not found or before = 'won' then
    return null;
  end if;
  update enterprise_request set state = 'won', version = version + 1, changed_at = at where id = new.lead_id;
  perform record_lead_won(new.lead_id, before, at);
  return null;
end
$$;
create or replace trigger win_lead after update of paid_at, accepted_at on draft_order
  for each row when (new.lead_id is not null and (new.paid_at is not null and old.paid_at is null
    or new.terms = 'account' and new.accepted_at is not null and old.accepted_at is null))
  execute function win_lead();
