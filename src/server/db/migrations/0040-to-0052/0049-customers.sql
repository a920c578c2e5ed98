-- compatible
-- What operators do about people: who may buy no more, and how far the request of a company is.

-- As domain/account/mailbox-of.ts has it.
create function mailbox_of(_address text) returns text language sql immutable as $$
  select case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || domain end
  from (select split_part(regexp_replace(lower(trim(_address)), '@[^@]*$', ''), '+', 1) as name,
    substring(lower(trim(_address)) from '[^@]*$') as domain) as parts
$$;

-- Of purchases. `user_id`, `purchase_id`: by what their page is found; `operator_id`: null where it was the command line.
create table blocked_mailbox (
  id uuid primary key,
  mailbox text not null unique,
  user_id text references "user" (id) on delete set null,
  purchase_id uuid references purchase (id),
  operator_id uuid references operator (id),
  blocked_at timestamptz not null,
  why text not null
);
create index blocked_mailbox_by_age on blocked_mailbox (blocked_at, id);

-- Of purchases: says no by an error that nothing else has.
create function refuse_blocked(_address text) returns void language plpgsql as $$
begin
  if exists (select from blocked_mailbox where mailbox = mailbox_of(_address)) then
    raise exception 'a blocked mailbox' using errcode = 'SB001';
  end if;
end
$$;

-- Whoever is blocked begins no purchase, and takes none over that is not paid: asked within the statement that writes it.
create function refuse_blocked_buyer() returns trigger language plpgsql as $$
begin
  perform refuse_blocked(new.email);
  return new;
end
$$;
create trigger purchase_is_allowed before insert on purchase for each row execute function refuse_blocked_buyer();
create trigger buyer_is_allowed before update of email on purchase for each row
  when (new.state in ('created', 'paying') and new.email <> '') execute function refuse_blocked_buyer();

-- Of accounts: whoever is blocked is not signed in, whatever the way. A block that is being made, which holds the account, is waited for.
create function refuse_blocked_session() returns trigger language plpgsql as $$
declare
  address text;
begin
  select email into address from "user" where id = new.user_id for key share;
  perform refuse_blocked(address);
  return new;
end
$$;
create trigger session_is_allowed before insert on session for each row execute function refuse_blocked_session();

-- `owner_id`: the operator who sees to it; `note`: theirs; `version`: rises with each change.
alter table enterprise_request
  add column state text not null default 'new' check (state in ('new', 'contacted', 'won', 'lost')),
  add column owner_id uuid references operator (id),
  add column note text not null default '',
  add column version integer not null default 1,
  add column changed_at timestamptz;
create index enterprise_request_by_state on enterprise_request (state, created_at, id);
create index enterprise_request_by_email on enterprise_request (lower(email));
