-- A method of payment is a row in the code, and its processor a name there. So a purchase keeps its fees by method, a payment
-- and a paid purchase name their method, and no check lists processors.
alter table purchase
  add column fees jsonb not null default '{}',
  add column paid_method text,
  alter column stripe_fee_cents set default 0,
  alter column paypal_fee_cents set default 0,
  drop constraint purchase_paid_by_check;
alter table payment
  add column method text not null default 'card',
  drop constraint payment_provider_check;
alter table dispute drop constraint dispute_provider_check;

update purchase set fees = jsonb_build_object('card', stripe_fee_cents, 'paypal', paypal_fee_cents),
  paid_method = case paid_by when 'stripe' then 'card' else paid_by end;
update payment set method = 'paypal' where provider = 'paypal';

-- While the release before still runs, each side finds what the other one wrote. Both triggers go with the two old columns.
create function carry_fees() returns trigger language plpgsql as $$
begin
  if new.fees = '{}' then
    new.fees := jsonb_build_object('card', new.stripe_fee_cents, 'paypal', new.paypal_fee_cents);
  else
    new.stripe_fee_cents := coalesce((new.fees ->> 'card')::int, 0);
    new.paypal_fee_cents := coalesce((new.fees ->> 'paypal')::int, 0);
  end if;
  return new;
end
$$;
create trigger purchase_carries_fees before insert on purchase for each row execute function carry_fees();
create function name_method() returns trigger language plpgsql as $$
begin
  new.paid_method := case new.paid_by when 'stripe' then 'card' else new.paid_by end;
  return new;
end
$$;
create trigger purchase_names_method before update of paid_by on purchase for each row
  when (new.paid_by is not null and new.paid_method is null) execute function name_method();
