-- Pages of a catalogue sync under way: a sync that is interrupted goes on behind the last page it has.
create table catalog_page (
  page integer primary key,
  fetched_at timestamptz not null,
  bundles jsonb not null
);
