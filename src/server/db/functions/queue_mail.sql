-- Queues a mail once per template and address.
create or replace function queue_mail(_id uuid, _purchase uuid, _template text, _address text, _message_id text, _at timestamptz)
returns void language plpgsql as $$
begin
  insert into outbound_mail (id, purchase_id, template, address, message_id, status, created_at)
  values (_id, _purchase, _template, _address, _message_id, 'queued', _at)
  on conflict do nothing;
  if found then
    perform send_job('mail.send', jsonb_build_object('mailId', _id));
  end if;
end
$$;
