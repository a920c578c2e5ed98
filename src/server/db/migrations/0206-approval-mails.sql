-- compatible
-- The approval that a mail is about: one mail to one address when it is asked for, and one when it is over.
alter table outbound_mail add column approval_id uuid references approval on delete cascade;
create unique index outbound_mail_by_approval on outbound_mail (approval_id, template, address) where approval_id is not null;

-- One that nobody decided in time is over as well, and is marked so once its asker has been told.
alter table approval
  drop constraint approval_state_check,
  add constraint approval_state_check check (state in ('waiting', 'approved', 'declined', 'lapsed'));
