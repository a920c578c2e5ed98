-- compatible
-- Our books beside those of each party, as they were compared: by a person (`operator_id`, or the command line, as `origin` says), or
-- by the daily job, of which `origin` is null. `sides` keeps of each kind of entry what both had, and what differed.
create table book_comparison (
  id uuid primary key,
  at timestamptz not null,
  since timestamptz not null,
  operator_id uuid references operator (id),
  origin text,
  outcome text not null check (outcome in ('agree', 'differ', 'failed')),
  sides jsonb not null
);
create index book_comparison_by_time on book_comparison (at, id);

-- What differs until a comparison that reaches as far back (`since`) agrees, a row for each kind of entry.
create table book_difference (
  side text primary key,
  since timestamptz not null,
  comparison_id uuid not null references book_comparison (id),
  lines integer not null,
  first_line text not null
);
