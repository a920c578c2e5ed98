-- replaces: 0087-notices.sql
-- compatible
--
-- The schema of the first release. A database with all migrations up to the one named above already has it.

-- `own_*`, `visible` and the picture are an operator's, and no sync touches them; `version` rises with each change by
-- hand.
create table country (
  iso text primary key,
  name text not null,
  region text not null,
  image_url text,
  markup_bp integer not null default 2500 check (markup_bp >= 0),
  visible boolean not null default true,
  own_name text,
  own_text text,
  picture_id text,
  version integer not null default 1
);

create table region (
  code text primary key,
  label text not null,
  slug text not null unique,
  image_url text,
  markup_bp integer not null default 2500 check (markup_bp >= 0),
  visible boolean not null default true,
  own_name text,
  own_text text,
  picture_id text,
  version integer not null default 1
);

create table region_country (
  region_code text not null references region (code) on delete cascade,
  iso text not null,
  name text not null,
  primary key (region_code, iso)
);

create table plan (
  bundle_name text not null,
  country_code text not null,
  place text not null check (place in ('country', 'region')),
  type text not null check (type in ('fixed', 'unlimited')),
  duration_days integer not null check (duration_days > 0),
  data_mb integer not null check (data_mb = -1 or data_mb > 0),
  wholesale_cents integer not null check (wholesale_cents >= 0),
  autostart boolean not null,
  speed text[] not null,
  groups text[] not null,
  description text,
  available boolean not null default true,
  wholesaler text not null default 'esim-go',
  daily_allowance jsonb,
  primary key (wholesaler, bundle_name, country_code)
);
create index plan_by_place on plan (country_code) where available;
create unique index plan_on_sale on plan (bundle_name, country_code) where available;

-- `changed_at` says since when the catalogue is as it is: search engines ask for it before they read a page again.
create table catalog_revision (
  id integer primary key check (id = 1),
  revision bigint not null,
  content_hash text not null,
  synced_at timestamptz not null,
  changed_at timestamptz not null default now()
);

create table esim (
  iccid text primary key check (iccid ~ '^[0-9]{18,22}$'),
  activation_key_id text not null,
  activation_ciphertext bytea not null,
  profile_status text,
  created_at timestamptz not null,
  first_installed_at timestamptz,
  looked_at timestamptz,
  next_look_at timestamptz,
  quiet_looks integer not null default 0,
  wholesaler text not null default 'esim-go'
);
create index esim_due on esim (next_look_at) where next_look_at is not null;
create index esim_due_by_pace on esim (
  (least(floor(log(2, greatest(extract(epoch from (next_look_at - coalesce(looked_at, created_at))), 1))), 17)::integer), next_look_at
) where next_look_at is not null;

create table webhook_receipt (
  id uuid primary key,
  provider text not null,
  event_id text not null,
  type text not null,
  reference text,
  received_at timestamptz not null,
  handled_at timestamptz,
  occurred_at timestamptz,
  constraint webhook_receipt_provider_event_id_key unique (provider, event_id)
);
create index webhook_receipt_approval on webhook_receipt (reference) where type = 'CHECKOUT.ORDER.APPROVED';
create index webhook_receipt_by_age on webhook_receipt (received_at);
create index webhook_receipt_waiting on webhook_receipt (received_at) where handled_at is null;

-- `refused`: rows of the page that are not sold, with the reason.
create table catalog_page (
  page integer not null,
  fetched_at timestamptz not null,
  entries jsonb not null,
  wholesaler text not null default 'esim-go',
  refused jsonb not null default '[]'::jsonb,
  primary key (wholesaler, page)
);

create table "user" (
  id text primary key,
  name text not null,
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);
create index user_by_age on "user" (created_at, id);
create index user_by_last_seen on "user" (last_seen_at);
create index user_by_name on "user" (lower(name) text_pattern_ops) where name <> '';

create table session (
  id text primary key,
  user_id text not null references "user" on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index session_by_user on session (user_id);

create table account (
  id text primary key,
  user_id text not null references "user" on delete cascade,
  provider_id text not null,
  account_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint account_provider_id_account_id_key unique (provider_id, account_id)
);
create index account_by_user on account (user_id);

create table verification (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verification_by_identifier on verification (identifier);

create table jwks (
  id text primary key,
  public_key text not null,
  private_key text not null,
  alg text,
  crv text,
  created_at timestamptz not null,
  expires_at timestamptz
);

create table rate_limit (
  key text primary key,
  started_at timestamptz not null,
  count integer not null
);
create index rate_limit_by_age on rate_limit (started_at);

create table invoice_series (
  kind text primary key check (kind in ('invoice', 'credit_note')),
  last_number integer not null
);

create table stripe_customer (
  id text primary key,
  user_id text unique references "user" on delete set null,
  created_at timestamptz not null
);

create table provider_budget (
  provider text primary key,
  second_at bigint not null,
  spent integer not null
);

create table bundle_fit (
  iccid text not null references esim (iccid) on delete cascade,
  bundle_name text not null,
  fits boolean not null,
  asked_at timestamptz not null,
  primary key (iccid, bundle_name)
);
create index bundle_fit_by_age on bundle_fit (asked_at);

create table write_check (
  id integer primary key,
  written_at timestamptz not null
);

-- Whose database this is: the first start of a shop marks it, and every later one must be the same shop. The signing
-- key signs links and cookies, and outlives a change of the data key. `history` names the run of commits: a promoted
-- standby or a restored backup begins another.
create table shop_mark (
  id integer primary key check (id = 1),
  mode text not null check (mode in ('sandbox', 'rehearsal', 'live')),
  canary bytea not null,
  canary_key_id text not null,
  marked_at timestamptz not null default now(),
  signing_key_id text,
  signing_ciphertext bytea,
  history text,
  history_began_at timestamptz
);

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

-- Who runs the shop. `email` is in lower case, and the invitation goes there. `user_id` is who accepted it,
-- `invited_by` null for the command line. `totp_*`: the sealed secret of the authenticator and the last time step
-- whose code was accepted, so that no code works twice.
create table operator (
  id uuid primary key,
  email text not null,
  user_id text references "user" on delete set null,
  role text not null check (role in ('owner', 'manager', 'support', 'finance', 'viewer')),
  invited_by uuid references operator,
  invited_at timestamptz not null,
  invitation_hash bytea,
  invitation_until timestamptz,
  totp_key_id text,
  totp_ciphertext bytea,
  totp_step bigint not null default 0,
  joined_at timestamptz,
  removed_at timestamptz,
  version integer not null default 1
);
create unique index operator_by_email on operator (email) where removed_at is null;
create unique index operator_by_invitation on operator (invitation_hash) where invitation_hash is not null;
create unique index operator_by_user on operator (user_id) where user_id is not null and removed_at is null;

create table enterprise_request (
  id uuid primary key,
  company_name text not null,
  contact_name text not null,
  email text not null,
  phone text not null,
  website text not null,
  team_size text,
  interested_regions text[] not null,
  message text not null,
  consent boolean not null check (consent),
  subscribe boolean not null,
  user_agent text not null,
  created_at timestamptz not null,
  state text not null default 'new' check (state in ('new', 'contacted', 'won', 'lost')),
  owner_id uuid references operator,
  note text not null default '',
  version integer not null default 1,
  changed_at timestamptz
);
create index enterprise_request_by_age on enterprise_request (created_at);
create index enterprise_request_by_email on enterprise_request (lower(email));
create index enterprise_request_by_state on enterprise_request (state, created_at, id);

-- For an operator without their authenticator: keyed hashes, each good once.
create table operator_recovery_code (
  operator_id uuid not null references operator on delete cascade,
  hash bytea not null,
  used_at timestamptz,
  primary key (operator_id, hash)
);

-- An open console, by the hash of its cookie. It ends with the shop session that it was opened by.
create table operator_session (
  hash bytea primary key,
  operator_id uuid not null references operator on delete cascade,
  opened_at timestamptz not null,
  used_at timestamptz not null,
  stepped_up_at timestamptz not null,
  address text not null,
  session_id text references session on delete cascade
);
create index operator_session_by_session on operator_session (session_id);
create index operator_session_of on operator_session (operator_id);
create index operator_session_old on operator_session (opened_at);

-- What operators paused, and what visitors read about it: a row for each switch that was ever turned. `why` is for
-- the team; `operator_id` is null for the command line.
create table shop_switch (
  what text primary key,
  is_paused boolean not null,
  words text not null,
  why text not null,
  operator_id uuid,
  changed_at timestamptz not null,
  version integer not null
);

-- Which processes run, of which release, and how their last calls to the parties went. Each of them reports again and
-- again.
create table running_process (
  id uuid primary key,
  role text not null,
  host text not null,
  version text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  calls jsonb not null
);

-- The rules that make prices. Publishing adds a row, and the newest counts. Nothing reads `markup_bp` of countries
-- and regions any more.
create table price_list (
  version integer primary key check (version > 0),
  rules jsonb not null,
  below_floor text not null,
  why text not null,
  operator_id uuid,
  created_at timestamptz not null default now()
);

-- The last change of each plan's wholesale price: what it cost before, and when a sync found another price.
create table wholesale_change (
  wholesaler text not null,
  bundle_name text not null,
  country_code text not null,
  from_cents integer not null,
  at timestamptz not null,
  primary key (wholesaler, bundle_name, country_code)
);
create index wholesale_change_at on wholesale_change (at);

-- Our books beside those of each party: compared by a person (`operator_id`, or the command line, as `origin` says)
-- or by the daily job (`origin` null). `sides` has, for each kind of entry, what both had and what differed.
create table book_comparison (
  id uuid primary key,
  at timestamptz not null,
  since timestamptz not null,
  operator_id uuid references operator,
  origin text,
  outcome text not null check (outcome in ('agree', 'differ', 'failed')),
  sides jsonb not null
);
create index book_comparison_by_time on book_comparison (at, id);

-- What differs, a row for each kind of entry, until a comparison that reaches back as far (`since`) agrees.
create table book_difference (
  side text primary key,
  since timestamptz not null,
  comparison_id uuid not null references book_comparison,
  lines integer not null,
  first_line text not null
);

-- What a processor sent to the shop's bank. `net_cents` is the sum of its entries, null until they were read;
-- `unmatched` counts those that our books lack or have otherwise.
create table payout (
  id uuid primary key,
  provider text not null,
  reference text not null,
  amount_cents bigint not null,
  currency text not null,
  status text not null check (status in ('coming', 'paid', 'failed')),
  is_by_hand boolean not null,
  created_at timestamptz not null,
  arrives_at timestamptz not null,
  read_at timestamptz,
  net_cents bigint,
  fee_cents bigint not null default 0,
  orders integer not null default 0,
  unmatched integer not null default 0,
  constraint payout_provider_reference_key unique (provider, reference)
);
create index payout_by_time on payout (created_at, id);

-- Plans that are not sold, whichever wholesaler has them. One that vanishes and comes back stays hidden.
create table hidden_plan (
  country_code text not null,
  bundle_name text not null,
  primary key (country_code, bundle_name)
);

-- An operator's picture as it was encoded here, by its hash. A picture that no place uses goes a day later.
create table place_picture (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  large bytea not null,
  small bytea not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null default now(),
  unused_since timestamptz
);

-- Which places come first, and which six are popular. Publishing adds a row, and the newest counts.
create table place_ranking (
  version integer primary key check (version > 0),
  popular jsonb not null,
  countries jsonb not null,
  regions jsonb not null,
  why text not null,
  operator_id uuid,
  created_at timestamptz not null default now()
);

-- Each reading of the catalogue: by a person (`operator_id`, or the command line, as `origin` says) or by the timer
-- (`origin` null). `differences` is there if plans changed.
create table catalog_sync (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  outcome text not null check (outcome in ('changed', 'same', 'failed')),
  revision bigint,
  counts jsonb,
  differences jsonb,
  failure text,
  operator_id uuid,
  origin text,
  refused jsonb
);
create index catalog_sync_at on catalog_sync (at);

-- Codes that lower a price. `held` counts uses of unpaid orders; `paid` and `given_cents` those of paid ones;
-- triggers of `purchase` keep all three. `version` rises with each change by an operator; `operator_id` is null for
-- the command line.
create table promotion_code (
  id uuid primary key,
  code text not null unique check (code ~ '^[A-Z0-9][A-Z0-9-]{2,29}$'),
  percent_bp integer check (percent_bp >= 1 and percent_bp <= 10000),
  amount_cents integer check (amount_cents > 0),
  starts_at timestamptz,
  ends_at timestamptz,
  most_uses integer check (most_uses > 0),
  most_per_mailbox integer check (most_per_mailbox > 0),
  first_order boolean not null,
  places text[] not null,
  below_floor boolean not null,
  note text not null,
  operator_id uuid,
  version integer not null default 1,
  created_at timestamptz not null,
  held integer not null default 0 check (held >= 0),
  paid integer not null default 0,
  given_cents bigint not null default 0,
  constraint promotion_code_check check ((percent_bp is null) <> (amount_cents is null))
);
create index promotion_code_by_age on promotion_code (created_at, id);

-- When each recurring job was last done, by any process: a worker that starts goes on where the last one stopped.
create table recurring_job (
  job text primary key,
  wanted_at timestamptz not null default clock_timestamp(),
  done_at timestamptz
);

-- Wholesale prices that jumped and wait for a yes. `published_cents` is what the plan was sold by before, null for a
-- new bundle; `places` are those it is listed for; `batch` names prices of one list that jumped together.
create table held_price (
  wholesaler text not null,
  bundle_name text not null,
  places text[] not null,
  published_cents integer,
  seen_cents integer not null,
  why text not null check (why in ('fell', 'rose', 'below_cost', 'too_dear')),
  state text not null default 'waiting' check (state in ('waiting', 'kept')),
  batch text,
  is_listed boolean not null default true,
  seen_at timestamptz not null,
  primary key (wholesaler, bundle_name)
);

-- `price_cents` is what is paid for the plan, after a code took `discount_cents` off.
create table purchase (
  id uuid primary key,
  state text not null check (state in ('created', 'paying', 'paid', 'ordering', 'unclear', 'provisioned', 'delivered', 'refunding', 'refunded', 'abandoned')),
  state_since timestamptz not null,
  created_at timestamptz not null,
  paid_at timestamptz,
  disputed boolean not null default false,
  needs_review text,
  last_error text,
  attempt_id uuid,
  guest_hash bytea,
  user_id text,
  is_guest boolean not null,
  bundle_name text not null,
  country_code text not null,
  plan jsonb not null,
  coverage text not null,
  currency text not null check (currency = 'USD'),
  wholesale_cents integer not null,
  price_cents integer not null,
  stripe_fee_cents integer not null,
  paypal_fee_cents integer not null,
  paid_by text check (paid_by in ('stripe', 'paypal')),
  full_name text not null,
  email text not null,
  alternative_email text,
  send_to_both_emails boolean not null default false,
  marketing_opt_in boolean not null default false,
  lease_until timestamptz,
  lease_holder uuid,
  order_attempts integer not null default 0,
  next_look_at timestamptz not null,
  create_account boolean not null default false,
  erased_at timestamptz,
  card_consent_at timestamptz,
  top_up_iccid text references esim (iccid),
  top_up_esim_id uuid,
  dispute_lost_at timestamptz,
  dispute_asked_at timestamptz,
  wholesaler text not null default 'esim-go',
  withdrawal_consent_at timestamptz,
  withdrawal_consent_version text,
  paid_with text,
  company text,
  vat_number text,
  via text,
  replacing_since timestamptz,
  promotion_id uuid references promotion_code,
  discount_code text,
  discount_cents integer not null default 0
);
create unique index purchase_attempt on purchase (attempt_id) where attempt_id is not null;
create index purchase_by_address on purchase (lower(email)) where email <> '';
create index purchase_by_age on purchase (created_at);
create index purchase_by_country on purchase (country_code, created_at desc, id desc);
create index purchase_by_guest on purchase (guest_hash, created_at desc) where guest_hash is not null;
create index purchase_by_name on purchase (lower(full_name) text_pattern_ops) where full_name <> '';
create index purchase_by_paypal on purchase (created_at desc, id desc) where paid_by = 'paypal';
create index purchase_by_second_address on purchase (lower(alternative_email)) where alternative_email is not null;
create index purchase_by_user on purchase (user_id, created_at desc) where user_id is not null;
create index purchase_dispute_lost on purchase (dispute_lost_at) where dispute_lost_at is not null;
create index purchase_disputed on purchase (created_at) where disputed;
create index purchase_guest_old on purchase (created_at) where user_id is null and erased_at is null and state in ('delivered', 'refunded');
create index purchase_kept on purchase (created_at) where erased_at is null;
create index purchase_refunded on purchase (state_since) where state = 'refunded';
create index purchase_returned on purchase (created_at desc, id desc) where state = 'refunded';
create index purchase_standing on purchase (next_look_at) where state not in ('delivered', 'refunded', 'abandoned');
create index purchase_to_review on purchase (created_at) where needs_review is not null;
create index purchase_unpaid_old on purchase (state_since) where state = 'abandoned' and erased_at is null;

create table payment (
  id uuid primary key,
  purchase_id uuid not null references purchase,
  provider text not null check (provider in ('stripe', 'paypal')),
  reference text not null,
  status text not null check (status in ('open', 'held', 'accepted', 'surplus', 'canceled')),
  amount_cents integer not null,
  currency text not null check (currency = 'USD'),
  method_label text,
  created_at timestamptz not null,
  settled_at timestamptz,
  capture_reference text,
  next_look_at timestamptz,
  refusal text,
  refused_at timestamptz,
  refusals integer not null default 0,
  capturing_until timestamptz,
  origin_hash text,
  payer_hash text,
  wallet text check (wallet in ('apple_pay', 'google_pay', 'link')),
  fee_cents integer,
  fee_asked_at timestamptz,
  constraint payment_provider_reference_key unique (provider, reference)
);
create unique index payment_accepted_once on payment (purchase_id) where status = 'accepted';
create index payment_by_age on payment (created_at);
create index payment_by_amount on payment (amount_cents) where status = 'accepted';
create index payment_by_end on payment (settled_at) where status in ('accepted', 'surplus');
create index payment_by_last_digits on payment ("right"(method_label, 4), created_at desc) where method_label is not null;
create index payment_by_origin_state on payment (origin_hash, status, created_at) where origin_hash is not null;
create index payment_by_payer on payment (payer_hash) where payer_hash is not null;
create index payment_by_purchase on payment (purchase_id);
create unique index payment_capture on payment (provider, capture_reference) where capture_reference is not null;
create index payment_open on payment (next_look_at) where status in ('open', 'held');
create index payment_without_fee on payment (fee_asked_at nulls first) where status in ('accepted', 'surplus') and fee_cents is null;

-- `reason` says why the rest of a payment goes back, once each; `part` is set for one of several smaller refunds,
-- which leave their purchase as it is. Fees are what the processor kept, negative where it returned some, null until
-- that was read.
create table refund (
  id uuid primary key,
  payment_id uuid not null references payment,
  purchase_id uuid not null references purchase,
  reason text check (reason in ('unfulfillable', 'surplus', 'requested', 'outside')),
  amount_cents integer not null,
  currency text not null check (currency = 'USD'),
  status text not null check (status in ('asked', 'wanted', 'pending', 'succeeded', 'failed', 'refused')),
  reference text unique,
  created_at timestamptz not null,
  settled_at timestamptz,
  asked_by text check (asked_by in ('buyer', 'operator')),
  why text,
  mailbox_hash text,
  part text check (part in ('part', 'goodwill', 'outside')),
  tries integer not null default 0,
  fee_cents integer,
  fee_asked_at timestamptz,
  next_poll_at timestamptz not null default '1970-01-01 00:00:00+00'::timestamp with time zone,
  constraint refund_payment_id_reason_key unique (payment_id, reason),
  constraint refund_whole_or_part check (num_nonnulls(reason, part) = 1)
);
create index refund_by_end on refund (settled_at) where status = 'succeeded';
create index refund_by_mailbox on refund (mailbox_hash) where mailbox_hash is not null;
create index refund_by_purchase on refund (purchase_id);
create index refund_due on refund (next_poll_at) where status not in ('succeeded', 'failed', 'refused');
create index refund_failed on refund (created_at) where status = 'failed';
create index refund_in_part on refund (purchase_id) where part is not null;
create index refund_open on refund (created_at) where status not in ('succeeded', 'failed', 'refused');
create index refund_without_fee on refund (fee_asked_at nulls first) where status = 'succeeded' and reference is not null and fee_cents is null;

-- An order at the wholesaler, written down before it is sent.
create table provider_order (
  id uuid primary key,
  purchase_id uuid not null references purchase,
  attempt integer not null,
  bundle_name text not null,
  wholesale_cents integer not null,
  started_at timestamptz not null,
  outcome text not null check (outcome in ('asked', 'bound', 'refused', 'void', 'late', 'replaced')),
  outcome_at timestamptz,
  reference text,
  wholesaler text not null default 'esim-go',
  constraint provider_order_purchase_id_attempt_key unique (purchase_id, attempt),
  constraint provider_order_wholesaler_reference_key unique (wholesaler, reference)
);
create index provider_order_by_age on provider_order (started_at);

create table user_esim (
  id uuid primary key,
  purchase_id uuid not null unique references purchase,
  iccid text not null references esim (iccid),
  country_name text not null,
  country_code text not null,
  bundle_name text not null,
  status text,
  price_paid_cents integer not null,
  original_price_cents integer not null,
  discount_applied boolean not null default false,
  discount_cents integer,
  referral_code_used text,
  purchased_at timestamptz not null,
  data_mb integer not null,
  validity_days integer not null,
  payment_method text not null,
  billing_details jsonb not null,
  order_reference text not null,
  hidden boolean not null default false,
  hidden_at timestamptz
);
create index user_esim_by_iccid on user_esim (iccid);

create table esim_usage (
  user_esim_id uuid primary key references user_esim on delete cascade,
  bundle_state text not null,
  assignment_reference text,
  assigned_at timestamptz,
  initial_bytes bigint not null,
  remaining_bytes bigint not null,
  unlimited boolean not null,
  read_at timestamptz not null,
  started_at timestamptz,
  ends_at timestamptz,
  changed_at timestamptz
);

create table invoice (
  id uuid primary key,
  kind text not null references invoice_series (kind),
  number integer not null check (number > 0),
  purchase_id uuid not null references purchase,
  refund_id uuid unique references refund,
  issued_at timestamptz not null,
  facts jsonb not null,
  buyer jsonb,
  constraint invoice_check check ((kind = 'credit_note') = (refund_id is not null)),
  constraint invoice_kind_number_key unique (kind, number)
);
create index invoice_by_purchase on invoice (purchase_id);
create index invoice_by_time on invoice (issued_at, id);
create index invoice_of_kind_by_time on invoice (kind, issued_at, id);
create unique index invoice_of_purchase on invoice (purchase_id) where kind = 'invoice';

create table esim_fact (
  user_esim_id uuid not null references user_esim on delete cascade,
  kind text not null check (kind in ('first_use', 'used_80', 'depleted', 'ended')),
  at timestamptz not null,
  source text not null check (source in ('network', 'noticed')),
  primary key (user_esim_id, kind)
);

create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  who text not null check (who in ('shop', 'buyer', 'operator', 'processor')),
  what text not null,
  why text not null,
  purchase_id uuid references purchase,
  amount_cents integer,
  reference text,
  operator_id uuid,
  origin text,
  subject text,
  before jsonb,
  after jsonb
);
create index audit_by_day on audit (at) where who = 'operator';
create index audit_by_kind on audit (what, id) where who = 'operator';
create index audit_by_operator on audit (operator_id, id) where operator_id is not null;
create index audit_by_purchase on audit (purchase_id, id);
create index audit_by_subject on audit (subject, id) where subject is not null;
create index audit_of_operators on audit (id) where who = 'operator';
create index audit_refused on audit (at) where what = 'payment refused';

-- An alert is a case that somebody works on: its owner, until when it may wait, and since when it is closed although
-- its cause lasts. `version` counts changes by people.
create table alert (
  id uuid primary key,
  kind text not null,
  subject text not null,
  words text not null,
  purchase_id uuid references purchase,
  raised_at timestamptz not null,
  ended_at timestamptz,
  owner_id uuid references operator,
  snoozed_until timestamptz,
  closed_at timestamptz,
  closed_by uuid references operator,
  version integer not null default 1
);
create index alert_by_time on alert (raised_at, id);
create index alert_of_purchase on alert (purchase_id) where purchase_id is not null;
create unique index alert_once on alert (kind, subject) where ended_at is null;

-- A `withheld` mail was no longer true when it was to be sent: it is neither sent nor failed.
create table outbound_mail (
  id uuid primary key,
  purchase_id uuid references purchase,
  template text not null,
  address text not null,
  message_id text not null unique,
  status text not null check (status in ('queued', 'sent', 'failed', 'withheld')),
  attempts integer not null default 0,
  lease_until timestamptz,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz,
  user_id text references "user" on delete cascade,
  secret_key_id text,
  secret_ciphertext bytea,
  enterprise_request_id uuid references enterprise_request on delete cascade,
  alert_id uuid references alert on delete cascade,
  operator_id uuid references operator on delete cascade,
  bounced_at timestamptz,
  bounce text,
  audit_id bigint references audit,
  constraint outbound_mail_purchase_id_template_address_key unique (purchase_id, template, address),
  constraint outbound_mail_about check (num_nonnulls(purchase_id, user_id, enterprise_request_id, alert_id) <= 1)
);
create index outbound_mail_bounced on outbound_mail (created_at) where bounced_at is not null;
create index outbound_mail_by_age on outbound_mail (created_at);
create unique index outbound_mail_by_audit on outbound_mail (audit_id, address) where audit_id is not null;
create index outbound_mail_by_request on outbound_mail (enterprise_request_id) where enterprise_request_id is not null;
create index outbound_mail_failed on outbound_mail (created_at) where status = 'failed' and purchase_id is not null;
create index outbound_mail_failed_by_time on outbound_mail (created_at) where status = 'failed';
create index outbound_mail_queued on outbound_mail (created_at) where status = 'queued';

-- A card that was declined: the address that its payment was started from, the browser or account, and the card, as
-- keyed hashes that are deleted after a day.
create table card_decline (
  reference text primary key,
  payment_id uuid not null references payment on delete cascade,
  at timestamptz not null,
  origin_hash text,
  browser_hash text,
  card_hash text
);
create index card_decline_by_browser on card_decline (browser_hash, at) where browser_hash is not null;
create index card_decline_by_origin on card_decline (origin_hash, at) where origin_hash is not null;
create index card_decline_by_payment on card_decline (payment_id);
create index card_decline_by_time on card_decline (at);

create table return_confirmation (
  id uuid primary key,
  purchase_id uuid not null references purchase on delete cascade,
  user_id text references "user" on delete cascade,
  token_hash bytea not null unique,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index return_confirmation_by_purchase on return_confirmation (purchase_id);

create table provider_return (
  order_reference text not null,
  purchase_id uuid not null references purchase,
  bundle_name text not null,
  wholesale_cents integer not null,
  state text not null check (state in ('to_balance', 'to_stock', 'in_stock', 'giving_back', 'paid_back', 'lost', 'kept')),
  began_at timestamptz not null,
  ended_at timestamptz,
  usage_id bigint,
  used_before bigint,
  refused text,
  next_look_at timestamptz not null,
  wholesaler text not null default 'esim-go',
  primary key (wholesaler, order_reference)
);
create index provider_return_by_age on provider_return (ended_at) where ended_at is not null;
create unique index provider_return_giving on provider_return (wholesaler, usage_id) where state = 'giving_back';
create index provider_return_in_stock on provider_return (next_look_at) where state in ('in_stock', 'giving_back');

-- A consumer's withdrawal from a contract, once for a purchase. `begun_at`: when it was asked for, if that was before
-- its confirmation; `refused`: why no money goes back by itself.
create table withdrawal (
  id uuid primary key,
  purchase_id uuid not null unique references purchase,
  name text not null,
  email text not null,
  begun_at timestamptz not null,
  received_at timestamptz not null,
  refused text,
  settled_at timestamptz
);
create index withdrawal_open on withdrawal (received_at) where settled_at is null;

-- An eSIM in place of another on the same purchase: `asked` until the old one is taken back, where that is possible,
-- then `ordered` until the new one has come. Twice at most.
create table replacement (
  id uuid primary key,
  purchase_id uuid not null references purchase,
  number integer not null check (number >= 1 and number <= 2),
  state text not null check (state in ('asked', 'ordered', 'delivered', 'refused')),
  wholesale_cents integer not null,
  why text not null,
  asked_at timestamptz not null,
  ended_at timestamptz,
  constraint replacement_purchase_id_number_key unique (purchase_id, number)
);
create unique index replacement_under_way on replacement (purchase_id) where state in ('asked', 'ordered');

-- What operators write to each other about an order. A note never changes. It may name somebody, so it goes when the
-- order is erased, and not before.
create table order_note (
  id bigint generated always as identity primary key,
  purchase_id uuid not null references purchase,
  at timestamptz not null,
  operator_id uuid references operator,
  text text not null check (length(text) >= 1 and length(text) <= 2000)
);
create index order_note_by_purchase on order_note (purchase_id, id);

-- What people write to each other about a case. `operator_id` is null for the command line.
create table alert_note (
  id bigint generated always as identity primary key,
  alert_id uuid not null references alert on delete cascade,
  operator_id uuid references operator,
  at timestamptz not null,
  words text not null
);
create index alert_note_of on alert_note (alert_id, id);
create index alert_note_old on alert_note (at);

-- Disputes as the processors report them, and our answer: evidence staged there (`staged_at`), then sent by a person
-- (`sent_at`), which works once. `version` counts changes by people.
create table dispute (
  id uuid primary key,
  provider text not null check (provider in ('stripe', 'paypal')),
  reference text not null,
  purchase_id uuid not null references purchase,
  payment_id uuid not null references payment,
  outcome text not null check (outcome in ('open', 'over', 'lost')),
  status text not null,
  reason text not null,
  amount_cents integer not null,
  currency text not null,
  opened_at timestamptz not null,
  due_at timestamptz,
  is_answered boolean not null,
  page_url text not null,
  staged_at timestamptz,
  staged_by uuid references operator,
  sent_at timestamptz,
  sent_by uuid references operator,
  version integer not null default 1,
  constraint dispute_provider_reference_key unique (provider, reference)
);
create index dispute_by_time on dispute (opened_at, id);
create index dispute_of_purchase on dispute (purchase_id);

-- Mailboxes that may buy nothing. Their page is found by `user_id` or `purchase_id`; `operator_id` is null for the
-- command line.
create table blocked_mailbox (
  id uuid primary key,
  mailbox text not null unique,
  user_id text references "user" on delete set null,
  purchase_id uuid references purchase,
  operator_id uuid references operator,
  blocked_at timestamptz not null,
  why text not null
);
create index blocked_mailbox_by_age on blocked_mailbox (blocked_at, id);

-- An entry of a payout, and what it is in our books; `gap` says why it is nothing there.
create table payout_entry (
  payout_id uuid not null references payout on delete cascade,
  reference text not null,
  kind text not null check (kind in ('payment', 'refund', 'dispute', 'other')),
  at timestamptz not null,
  net_cents bigint not null,
  fee_cents bigint not null,
  amount_cents bigint,
  currency text,
  purchase_id uuid references purchase,
  about text,
  words text not null,
  gap text check (gap in ('unknown', 'amount')),
  primary key (payout_id, reference)
);
create index payout_entry_by_purchase on payout_entry (purchase_id) where purchase_id is not null;
create index payout_entry_gap on payout_entry (payout_id) where gap is not null;

alter table purchase add constraint purchase_top_up_esim_id_fkey foreign key (top_up_esim_id) references user_esim;

insert into invoice_series (kind, last_number) values ('invoice', 0), ('credit_note', 0);
insert into write_check (id, written_at) values (1, now());
insert into place_ranking (version, popular, countries, regions, why)
values (1, '["US", "GB", "FR", "JP", "ES", "DE"]', '[]', '[]', '');
insert into price_list (version, rules, below_floor, why)
values (1, '[{"of": "", "scope": "global", "markup_bp": 2500, "fixed_cents": 0, "ending": "none", "from": null, "until": null, "floor_bp": null, "lock_cents": null}]',
  'hold', '');
