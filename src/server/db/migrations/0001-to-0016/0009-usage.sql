-- What the wholesaler last said of a bundle, with the time it was asked: one row per purchase, always the newest.
create table esim_usage (
  user_esim_id uuid primary key references user_esim (id) on delete cascade,
  bundle_state text not null,
  assignment_reference text,
  assigned_at timestamptz,
  initial_bytes bigint not null,
  remaining_bytes bigint not null,
  unlimited boolean not null,
  read_at timestamptz not null
);
