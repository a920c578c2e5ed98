-- An account is kept for a time after its owner was last here.
alter table "user" add column last_seen_at timestamptz not null default now();
create index user_by_last_seen on "user" (last_seen_at);
