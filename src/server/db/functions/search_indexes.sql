-- alone
-- What operators find orders and accounts by, where an index needs one of our functions.
create index concurrently if not exists purchase_by_name_keys on purchase using gin (name_keys(full_name))
  with (gin_pending_list_limit = 64) where full_name <> '';
create index concurrently if not exists user_by_name_keys on "user" using gin (name_keys(name))
  with (gin_pending_list_limit = 64) where name <> '';
create index concurrently if not exists purchase_by_code on purchase (order_code(id) text_pattern_ops);
