-- compatible
-- When each recurring job was last done, by whatever process: a worker that starts anew goes on where the last one was.
create table recurring_job (
  job text primary key,
  -- Since when it is wanted; what was never done is late from then on.
  wanted_at timestamptz not null default clock_timestamp(),
  done_at timestamptz
);
