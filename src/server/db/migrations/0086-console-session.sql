-- compatible
-- By which session of the shop a console was opened: it ends with it, whatever ended that. A console that the release before opens
-- names none, and is open for that release alone.
alter table operator_session add column session_id text references session (id) on delete cascade;
create index operator_session_by_session on operator_session (session_id);
