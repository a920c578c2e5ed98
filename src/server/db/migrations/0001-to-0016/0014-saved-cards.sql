-- Who has cards on file at Stripe. The row outlives its user until Stripe has forgotten the cards, too.
create table stripe_customer (
  id text primary key,
  user_id text unique references "user" (id) on delete set null,
  created_at timestamptz not null
);

alter table purchase add column card_consent_at timestamptz;
