-- What companies ask for, as they typed it.
create table enterprise_request (
  id uuid primary key,
  company_name text not null,
  contact_name text not null,
  email text not null,
  phone text not null,
  website text not null,
  team_size text,
  interested_regions text[] not null,
  message text not null,
  consent boolean not null check (consent),
  subscribe boolean not null,
  user_agent text not null,
  created_at timestamptz not null
);
create index enterprise_request_by_age on enterprise_request (created_at);

-- A mail is about one thing: a purchase, a user or a request.
alter table outbound_mail add column enterprise_request_id uuid references enterprise_request (id) on delete cascade;
alter table outbound_mail drop constraint outbound_mail_about;
alter table outbound_mail add constraint outbound_mail_about check (num_nonnulls(purchase_id, user_id, enterprise_request_id) <= 1);
