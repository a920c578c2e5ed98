import type pg from 'pg';

import type { Plan } from '../../../src/domain/catalog/catalog-schema.ts';
import type { InvoiceFacts } from '../../../src/server/drawing/invoice/invoice-facts.ts';

/** Purchases that every measured shop has; a grown one has its history besides. */
export const RECENT = 600;

const quoted = (facts: object) => `'${JSON.stringify(facts)}'::jsonb`;

const PLAN = quoted({
  bundle_name: 'memory_0',
  country_code: 'JP',
  countryCode: 'JP',
  country: 'Japan',
  type: 'fixed',
  isUnlimited: false,
  duration: 7,
  data_amount: 1000,
  finalPrice: 3.75,
  auto_start: true,
  speed: ['4G'],
  groups: [],
  description: 'x'.repeat(250),
  truth: {
    tier: null,
    full_speed_mb_per_day: null,
    throttled_kbps: null,
    starts: 'first_use',
    shelf_life_days: null,
    speeds: ['4G'],
    hotspot: null,
    id_check: null,
    top_up: true,
  },
} satisfies Plan);

const INVOICE = quoted({
  shop: { name: 'Simport', address: 'https://simport.example' },
  seller: { name: 'Simport', address: null, email: 'help@simport.example', taxId: null },
  order: 'SP-2222-2222',
  plan: { country: 'Japan', label: '1 GB', days: 7, bundle: 'memory_0' },
  price: {
    planCents: 375,
    feeCents: 47,
    totalCents: 422,
    feeLabel: 'Card processing fee',
    methodLabel: 'Visa',
    currency: 'USD',
  },
  paidAt: '2026-01-01T00:00:00.000Z',
  credits: null,
} satisfies InvoiceFacts);

/** Rows of our own making have ids that follow from their number. */
const id = (kind: string) =>
  `overlay(overlay(md5('${kind}' || i) placing '4' from 13) placing '8' from 17)::uuid`;

/**
 * Fills a fresh shop as years of business would: `history` purchases of the last three years with their users, eSIMs,
 * payments, orders, refunds, mails, receipts, invoices and notes, and {@link RECENT} newer ones with what waits and what is
 * in trouble just now, which does not grow with the years. Needs a superuser: references between tables are not checked.
 */
export async function fillShop(
  client: pg.Client,
  history: number,
  { now, tell }: { now: Date; tell: (line: string) => void },
): Promise<void> {
  const started = performance.now();
  const run = async (sql: string) => {
    await client.query(sql);
    const into = /^insert into "?(\w+)/.exec(sql)?.[1];
    if (into) tell(`  filled ${into} after ${Math.round((performance.now() - started) / 1000)} s`);
  };
  await run(`set session_replication_role = replica`);
  await run(`set synchronous_commit = off`);
  await run(`set auto_explain.log_min_duration = -1`).catch(() => {});
  const all = history + RECENT;
  const at = `'${now.toISOString()}'::timestamptz`;
  // The first are the newest: half of them of this week, the others a year and more old, as guests' purchases that are due.
  await run(`create temporary table sale as select i,
      case when i <= ${RECENT / 2} then ${at} - i * interval '30 minutes'
        when i <= ${RECENT} then ${at} - interval '380 days' - i * interval '10 minutes'
        else ${at} - interval '30 days' - (i * 1065.0 / ${all}) * interval '1 day' end as sold_at,
      case when i > ${RECENT} and i % 50 = 0 then 'refunded' when i > ${RECENT} and i % 10 = 7 then 'abandoned'
        else 'delivered' end as state,
      case when i > ${RECENT} and i % 3 > 0 then 'u' || (i % greatest(${Math.floor(all / 5)}, 1)) end as user_id
    from generate_series(1, ${all}) as i`);
  await run(`insert into "user" (id, name, email, email_verified, created_at, updated_at, last_seen_at)
    select 'u' || i, 'Mia Larsen', 'u' || i || '@example.com', true, ${at}, ${at}, ${at}
    from generate_series(0, ${Math.floor(all / 5)}) as i`);
  await run(`insert into purchase (id, state, state_since, created_at, paid_at, disputed, needs_review, attempt_id, guest_hash,
      user_id, is_guest, bundle_name, country_code, plan, coverage, currency, wholesale_cents, price_cents, fees,
      paid_method, paid_by, full_name, email, alternative_email, erased_at, next_look_at)
    select ${id('purchase')}, state, sold_at, sold_at, case when state <> 'abandoned' then sold_at end, i <= ${RECENT} and i % 50 = 1, case when i % 1000 = 3 then 'a refund in part' end,
      ${id('attempt')}, case when user_id is null then sha256(('browser' || i / 3)::bytea) end, user_id, user_id is null,
      'memory_0', 'JP', ${PLAN},
      'Nationwide', 'USD', 300, 375, '{"card": 47, "paypal": 49}', 'card', 'stripe',
      case when gone then '' when i % 10 = 1 then 'Chloé Q' || left(md5('name' || i), 7) else 'Mia Larsen' end, case when gone then '' else 'b' || i || '@example.com' end,
      case when i % 20 = 0 and not gone then 'c' || i || '@example.com' end, case when gone then sold_at end, sold_at
    from sale, lateral (select i > ${RECENT} and (state = 'abandoned' or user_id is null)
      and sold_at < ${at} - interval '360 days' as gone) as old`);
  await run(`insert into payment (id, purchase_id, provider, reference, status, amount_cents, currency, method_label, created_at,
      settled_at)
    select ${id('payment')}, ${id('purchase')}, 'stripe', 'pi_' || i,
      case when state = 'abandoned' then 'canceled' else 'accepted' end, case when i % 2000 = 5 then 1299 else 422 end, 'USD', 'Visa ending in 4242', sold_at, sold_at
    from sale`);
  await run(`insert into provider_order (id, purchase_id, attempt, bundle_name, wholesale_cents, started_at, outcome, outcome_at,
      reference)
    select ${id('order')}, ${id('purchase')}, 1, 'memory_0', 300, sold_at, 'bound', sold_at, 'order-' || i
    from sale where state <> 'abandoned'`);
  await run(`insert into refund (id, payment_id, purchase_id, reason, amount_cents, currency, status, created_at, settled_at)
    select ${id('refund')}, ${id('payment')}, ${id('purchase')}, case when i % 500 = 0 then 'outside' else 'requested' end,
      422, 'USD', case when i % 1000 = 0 then 'failed' else 'succeeded' end, sold_at, sold_at
    from sale where state = 'refunded'`);
  await fillEsims(run, at);
  await run(`insert into outbound_mail (id, purchase_id, template, address, message_id, status, created_at, sent_at)
    select ${id('mail')}, ${id('purchase')}, 'delivered', 'b@example.com', 'mail-' || i, 'sent', sold_at, sold_at
    from sale where state <> 'abandoned'`);
  await run(`insert into webhook_receipt (id, provider, event_id, type, reference, received_at, handled_at)
    select ${id('receipt')}, 'stripe', 'evt_' || i, 'payment_intent.succeeded', 'pi_' || i, sold_at, sold_at from sale`);
  // As much as a batch of the erasure takes, in every shop.
  await run(`insert into outbound_mail (id, template, address, message_id, status, created_at, sent_at)
    select ${id('old mail')}, 'alert', 'b@example.com', 'old-' || i, 'sent', ${at} - interval '2000 days', ${at}
    from generate_series(1, 1500) as i`);
  await run(`insert into webhook_receipt (id, provider, event_id, type, received_at, handled_at)
    select ${id('old receipt')}, 'stripe', 'old_' || i, 'x', ${at} - interval '2000 days', ${at}
    from generate_series(1, 1500) as i`);
  await run(`insert into invoice (id, kind, number, purchase_id, issued_at, facts)
    select ${id('invoice')}, 'invoice', i, ${id('purchase')}, sold_at, ${INVOICE}
    from sale where state <> 'abandoned'`);
  await fillPayouts(run);
  await fillPromotions(run, at);
  await run(`insert into audit (at, who, what, why, purchase_id, amount_cents)
    select sold_at, 'processor', 'payment accepted', 'succeeded', ${id('purchase')}, 422 from sale`);
  await run(`insert into audit (at, who, what, why, purchase_id, origin)
    select sold_at, 'operator', case when i % 500 = 0 then 'refund asked for' else 'order read' end, '', ${id('purchase')}, 'command line'
    from sale where i % 5 = 0`);
  await run(`insert into enterprise_request (id, company_name, contact_name, email, phone, website, interested_regions, message,
      consent, subscribe, user_agent, created_at, state)
    select ${id('request')}, 'Aurora', 'Mia Larsen', 'b' || i || '@example.com', '', '', '{}', 'We travel.', true, true, '', sold_at,
      (array['new', 'contacted', 'won', 'lost'])[1 + i / 20 % 4]
    from sale where i % 20 = 1`);
  await run(`vacuum analyze`);
}

/** One for every thousand purchases and one for first orders, nearly all of them running; the first has been used by every tenth purchase. */
async function fillPromotions(run: (sql: string) => Promise<unknown>, at: string): Promise<void> {
  await run(`insert into promotion_code (id, code, percent_bp, ends_at, most_uses, most_per_mailbox, first_order, places, below_floor,
      note, created_at)
    select ${id('promotion')}, 'CODE-' || i, 1000, case when i % 5000 = 2001 then sold_at end, 1000000, 1, i > 1, '{}', false, '', ${at} - i * interval '1 minute'
    from sale where i % 1000 = 1 or i = 2`);
  await run(`update purchase set promotion_id = first.id, discount_code = first.code, discount_cents = 10
    from sale, (select id, code from promotion_code where code = 'CODE-1') as first
    where purchase.id = ${id('purchase')} and i % 10 = 1`);
  await run(
    `update promotion_code set paid = (select count(*) from purchase where promotion_id = promotion_code.id) where code = 'CODE-1'`,
  );
}

/** One a day, of all that was paid on it. */
async function fillPayouts(run: (sql: string) => Promise<unknown>): Promise<void> {
  const day = `to_char(sold_at at time zone 'UTC', 'YYYYMMDD')`;
  const payout = `overlay(overlay(md5('payout' || ${day}) placing '4' from 13) placing '8' from 17)::uuid`;
  await run(`insert into payout (id, provider, reference, amount_cents, currency, status, is_by_hand, created_at, arrives_at, read_at,
      net_cents, fee_cents, orders)
    select ${payout}, 'stripe', 'po_' || ${day}, sum(380), 'USD', 'paid', false, min(sold_at), min(sold_at), min(sold_at),
      sum(380), sum(42), count(*)
    from sale where state <> 'abandoned' group by ${day}`);
  await run(`insert into payout_entry (payout_id, reference, kind, at, net_cents, fee_cents, amount_cents, currency, purchase_id, about, words)
    select ${payout}, 'txn_' || i, 'payment', sold_at, 380, 42, 422, 'USD', ${id('purchase')}, 'pi_' || i, 'Simport order'
    from sale where state <> 'abandoned'`);
}

/** One each; those of the last weeks live. A part of them is due, some of each pace. */
async function fillEsims(run: (sql: string) => Promise<unknown>, at: string): Promise<void> {
  await run(`insert into esim (iccid, activation_key_id, activation_ciphertext, profile_status, first_installed_at, looked_at,
      next_look_at, created_at)
    select iccid, '', '', 'enabled', sold_at, looked_at,
      case when sold_at > ${at} - interval '60 days' then looked_at + pace end, sold_at
    from sale, lateral (select '89' || lpad(i::text, 17, '0') as iccid,
      (array[interval '15 minutes', '3 hours', '12 hours', '1 day'])[1 + i % 4] as pace) as one,
      lateral (select ${at} - pace * (case when i % 3 = 0 then 1.5 else 0.5 end) as looked_at) as two
    where state <> 'abandoned'`);
  await run(`insert into user_esim (id, purchase_id, iccid, country_name, country_code, bundle_name, status, price_paid_cents,
      original_price_cents, purchased_at, data_mb, validity_days, payment_method, billing_details, order_reference)
    select ${id('row')}, ${id('purchase')}, '89' || lpad(i::text, 17, '0'), 'Japan', 'JP', 'memory_0',
      case when state = 'refunded' then 'cancelled' else 'purchased' end, 422, 422, sold_at, 1000, 7, 'stripe',
      '{"fullName": "Mia Larsen", "email": "b@example.com", "country": null, "zipCode": null}', 'order-' || i
    from sale where state <> 'abandoned'`);
  await run(`insert into esim_usage (user_esim_id, bundle_state, initial_bytes, remaining_bytes, unlimited, read_at)
    select ${id('row')}, 'expired', 1000000000, 500000000, false, sold_at from sale where state <> 'abandoned'`);
}
