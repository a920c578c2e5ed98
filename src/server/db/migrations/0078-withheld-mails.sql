-- compatible
-- A mail that was not true any more when it was to leave: it is neither sent nor failed, and the release before leaves it alone.
alter table outbound_mail drop constraint outbound_mail_status_check;
alter table outbound_mail add constraint outbound_mail_status_check
  check (status in ('queued', 'sent', 'failed', 'withheld')) not valid;
alter table outbound_mail validate constraint outbound_mail_status_check;
