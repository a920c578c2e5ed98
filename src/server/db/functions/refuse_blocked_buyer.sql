-- A blocked mailbox cannot begin a purchase, or take over an unpaid one.
create or replace function refuse_blocked_buyer() returns trigger language plpgsql as $$
begin
  perform refuse_blocked(new.email);
  return new;
end
$$;
create or replace trigger purchase_is_allowed before insert on purchase for each row execute function refuse_blocked_buyer();
create or replace trigger buyer_is_allowed before update of email on purchase for each row
  when (new.state in ('created', 'paying') and new.email <> '') execute function refuse_blocked_buyer();
