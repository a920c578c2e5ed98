-- compatible
-- An alert is a case that somebody works on: whose it is (`owner_id`), until when it may wait, and since when somebody has seen to it
-- although its cause lasts (`closed_at`). `version` counts what people changed.
alter table alert add column owner_id uuid references operator (id), add column snoozed_until timestamptz,
  add column closed_at timestamptz, add column closed_by uuid references operator (id),
  add column version integer not null default 1;
create index alert_by_time on alert (raised_at, id);
create index alert_of_purchase on alert (purchase_id) where purchase_id is not null;

-- What people wrote to each other about a case. `operator_id`: null for who has the command line.
create table alert_note (
  id bigint generated always as identity primary key,
  alert_id uuid not null references alert (id) on delete cascade,
  operator_id uuid references operator (id),
  at timestamptz not null,
  words text not null
);
create index alert_note_of on alert_note (alert_id, id);
create index alert_note_old on alert_note (at);

-- A mail that was taken and came back: when, and what the server that gave it back said, without addresses.
alter table outbound_mail add column bounced_at timestamptz, add column bounce text;

-- How often people had a refund sent once more that did not go through: each try has a key of its own at the processor.
alter table refund add column tries integer not null default 0;
