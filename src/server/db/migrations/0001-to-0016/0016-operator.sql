-- Every step that moves money, or decides that it moves. Rows are only ever added.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  who text not null check (who in ('shop', 'buyer', 'operator', 'processor')),
  what text not null,
  why text not null,
  purchase_id uuid references purchase (id),
  amount_cents integer,
  reference text
);
create index audit_by_purchase on audit (purchase_id, id);

create function audit_stays() returns trigger language plpgsql as
  $$ begin raise exception 'audit rows are never changed'; end $$;
create trigger audit_stays before update or delete on audit for each row execute function audit_stays();

-- What an operator must know of, once per thing; it ends when it is no longer so.
create table alert (
  id uuid primary key,
  kind text not null,
  subject text not null,
  words text not null,
  purchase_id uuid references purchase (id),
  raised_at timestamptz not null,
  ended_at timestamptz
);
create unique index alert_once on alert (kind, subject) where ended_at is null;

alter table outbound_mail add column alert_id uuid references alert (id) on delete cascade;
alter table outbound_mail drop constraint outbound_mail_about;
alter table outbound_mail add constraint outbound_mail_about
  check (num_nonnulls(purchase_id, user_id, enterprise_request_id, alert_id) <= 1);

-- A refund that somebody asked for is decided only when the eSIM has been taken back.
alter table refund drop constraint refund_reason_check;
alter table refund add constraint refund_reason_check
  check (reason in ('unfulfillable', 'surplus', 'requested', 'outside'));
alter table refund drop constraint refund_status_check;
alter table refund add constraint refund_status_check
  check (status in ('asked', 'wanted', 'pending', 'succeeded', 'failed', 'refused'));
alter table refund add column asked_by text check (asked_by in ('buyer', 'operator'));
alter table refund add column why text;
