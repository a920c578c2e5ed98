-- compatible
-- alone
-- Mails about purchases that did not arrive: what cases ask for every five minutes.
create index concurrently if not exists outbound_mail_failed on outbound_mail (created_at) where status = 'failed' and purchase_id is not null;
create index concurrently if not exists outbound_mail_bounced on outbound_mail (created_at) where bounced_at is not null;
create index concurrently if not exists outbound_mail_by_message on outbound_mail (message_id);
