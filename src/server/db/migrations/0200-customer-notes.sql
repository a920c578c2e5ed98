-- compatible
-- What operators write to each other about a customer. A guest's note is kept with one of their orders, and ends with it.
create table customer_note (
  id bigint generated always as identity primary key,
  user_id text references "user" on delete cascade,
  purchase_id uuid references purchase,
  at timestamptz not null,
  operator_id uuid references operator,
  text text not null check (length(text) >= 1 and length(text) <= 2000),
  check (num_nonnulls(user_id, purchase_id) = 1)
);
create index customer_note_by_user on customer_note (user_id, id) where user_id is not null;
create index customer_note_by_purchase on customer_note (purchase_id, id) where purchase_id is not null;

-- Two customers of whom an operator says that they are one person: each the id of an account, or the address of a guest.
create table customer_merge (
  id uuid primary key,
  one text not null,
  other text not null,
  at timestamptz not null,
  operator_id uuid references operator,
  why text not null,
  check (one < other collate "C")
);
create unique index customer_merge_once on customer_merge (one, other);
create index customer_merge_by_other on customer_merge (other);
