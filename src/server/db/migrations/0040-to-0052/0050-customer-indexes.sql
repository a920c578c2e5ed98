-- compatible
-- alone
-- Accounts, newest first, and by the beginning of a name.
create index concurrently if not exists user_by_age on "user" (created_at, id);
create index concurrently if not exists user_by_name on "user" (lower(name) text_pattern_ops) where name <> '';
-- What operators did to whom.
create index concurrently if not exists audit_by_subject on audit (subject, id) where subject is not null;
-- A request that is deleted takes its mails along.
create index concurrently if not exists outbound_mail_by_request on outbound_mail (enterprise_request_id) where enterprise_request_id is not null;
