-- When the processor was last asked about an open dispute: each gets its turn, however many there are.
alter table purchase add column dispute_asked_at timestamptz;
