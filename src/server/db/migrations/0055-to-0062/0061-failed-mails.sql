-- compatible
-- alone
-- Mails that no server took, whatever they are about.
create index concurrently if not exists outbound_mail_failed_by_time on outbound_mail (created_at) where status = 'failed';
