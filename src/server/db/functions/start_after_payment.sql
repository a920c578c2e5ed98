-- Sends the jobs that follow a paid purchase. `_awaited`: states of a payment that may still bring money. `_welcomes` has no
-- effect.
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
