-- Notifies the open pages of an owner that their eSIMs have changed.
create or replace function announce_esims(_user text, _guest bytea, _at timestamptz) returns void language plpgsql as $$
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
