-- compatible
-- alone
-- What makes sure that no two mails have one message id is an index of it already.
drop index concurrently if exists outbound_mail_by_message;
