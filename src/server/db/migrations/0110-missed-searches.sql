-- compatible
-- Queries that found nothing. `browser` is a number from 0 to 255 that thousands of browsers share: it tells five of them apart,
-- and leads to nobody.
create table missed_search (
  query text not null,
  browser smallint not null check (browser between 0 and 255),
  at timestamptz not null,
  primary key (query, browser)
);
create index missed_search_at on missed_search (at);
