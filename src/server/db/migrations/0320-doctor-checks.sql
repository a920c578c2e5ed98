-- compatible
-- The newest findings of each part of the doctor, so that the console tells what works and when somebody last looked.
create table doctor_check (
  part text primary key,
  findings jsonb not null,
  checked_at timestamptz not null
);
