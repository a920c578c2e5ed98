-- compatible
-- Where the buyer of a purchase is for VAT, and how it was taxed. Kept ten years, without a name: erasing its buyer leaves it.
create table purchase_tax (
  purchase_id uuid primary key references purchase on delete cascade,
  network text,
  card text,
  address text,
  sim_expected text,
  sim text,
  rule text,
  territory text,
  kind text,
  rate_bp integer check (rate_bp >= 0),
  doubt text,
  created_at timestamptz not null default now(),
  decided_at timestamptz
);

-- Those that a person should look at.
create index purchase_tax_doubt on purchase_tax (decided_at) where doubt is not null;
