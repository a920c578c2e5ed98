-- Refuses with an error code that nothing else uses; the message is the reason.
create or replace function refuse_promotion(_why text) returns void language plpgsql as $$
begin
  if _why is not null then
    raise exception '%', _why using errcode = 'SB002';
  end if;
end
$$;
