-- Refuses with an error code that nothing else uses.
create or replace function refuse_blocked(_address text) returns void language plpgsql as $$
begin
  if exists (select from blocked_mailbox where mailbox = mailbox_of(_address)) then
    raise exception 'a blocked mailbox' using errcode = 'SB001';
  end if;
end
$$;
