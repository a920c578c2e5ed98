-- compatible
-- The mobile networks of a country that a wholesaler's bundles use.
create table country_network (
  wholesaler text not null,
  iso text not null,
  brand text not null,
  mcc text not null,
  mnc text not null,
  speed text[] not null,
  primary key (wholesaler, iso, brand, mcc, mnc)
);
