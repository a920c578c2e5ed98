-- compatible
-- The same answers as before, without a subquery: so each use is computed in place. Before, each was planned anew, four times a purchase,
-- for every write of one brings its indexes along.
create or replace function mailbox_of(_address text) returns text language sql immutable as $$
  select case when substring(lower(trim(_address)) from '[^@]*$') in ('gmail.com', 'googlemail.com')
    then replace(split_part(regexp_replace(lower(trim(_address)), '@[^@]*$', ''), '+', 1), '.', '') || '@gmail.com'
    else split_part(regexp_replace(lower(trim(_address)), '@[^@]*$', ''), '+', 1) || '@'
      || substring(lower(trim(_address)) from '[^@]*$') end
$$;
