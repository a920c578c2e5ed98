-- compatible
-- The entry of the audit that a mail to an owner is about: each address is told of it once.
alter table outbound_mail add column audit_id bigint references audit (id);
create unique index outbound_mail_by_audit on outbound_mail (audit_id, address) where audit_id is not null;
