-- compatible
-- The summary of each contract that consumers in the European Union get before they are bound, in the words they could read then.
create table contract_summary (
  purchase_id uuid primary key references purchase,
  language text not null,
  part_version integer not null,
  content jsonb not null,
  made_at timestamptz not null
);
