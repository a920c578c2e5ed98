import { count } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { cardDeclineTable } from '../../../src/server/fraud/tables.ts';
import { paymentTable } from '../../../src/server/purchase/tables.ts';
import { tidyAccounts } from '../../../src/server/retention/tidy.ts';
import type { Started } from '../../support/shop/answers.ts';
import type { Buyer } from '../../support/shop/buyer.ts';
import { openAlerts } from '../../support/shop/open-alerts.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const DECLINED = 'pm_card_chargeDeclined';

const env = { RATE_LIMIT_SCALE: '1', TRUSTED_PROXIES: '127.0.0.1,::1', CARD_TESTING_DECLINES: '25' };
const shop = useTestShop({ env });
// Each test is on another day.
beforeEach(() => shop.pass(25 * 3600));

let visitors = 0;

/** A visitor at an address; over HTTP, since the address is the connection's. */
function visitor(address = `203.0.113.${++visitors}`): Buyer {
  const buyer = shop.buyer();
  const request = (url: string, init?: RequestInit) => {
    const headers = new Headers(init?.headers);
    headers.set('X-Forwarded-For', address);
    return fetch(url, { ...init, headers });
  };
  buyer.app = { request };
  return buyer;
}

async function decline(buyer: Buyer, started: Started, times: number): Promise<void> {
  await Promise.all(Array.from({ length: times }, () => buyer.pay(started, DECLINED)));
}

const statusOf = async ({ payment_intent_id: id }: Started) =>
  (await shop.stripe.call<{ status: string }>('GET', `/v1/payment_intents/${id}`)).status;

async function bankAsks({ payment_intent_id: id }: Started): Promise<boolean> {
  interface Intent {
    payment_method_options: { card: { request_three_d_secure: string } };
  }
  const intent = await shop.stripe.call<Intent>('GET', `/v1/payment_intents/${id}`);
  return intent.payment_method_options.card.request_three_d_secure === 'challenge';
}

async function counted(): Promise<number> {
  const [row] = await shop.deps.db.db.select({ declines: count() }).from(cardDeclineTable);
  return row?.declines ?? 0;
}

/** States of a callback that is no longer being delivered. */
const OVER = new Set(['delivered', 'failed', 'dropped']);

/** Waits until every event sent has arrived and been handled. */
async function told(began: number, declines: number): Promise<void> {
  const underWay = async () =>
    (await shop.world.callbacks()).filter(({ party, state }) => party === 'stripe' && !OVER.has(state));
  await expect.poll(underWay, { timeout: 120_000 }).toEqual([]);
  // However long so many take; a poll would time out.
  await shop.drain();
  expect((await counted()) - began).toBe(declines);
}

describe('a payment with declined cards', () => {
  it('is cancelled at the eighth decline; its buyer continues with a new one for the same purchase', async () => {
    const mia = visitor();
    const { request, started } = await mia.begin();
    const began = await counted();
    await decline(mia, started, 7);
    await told(began, 7);
    expect(await statusOf(started)).toBe('requires_payment_method');
    expect((await mia.start(request)).body).toEqual(started);
    await decline(mia, started, 1);
    await told(began, 8);
    expect(await statusOf(started)).toBe('canceled');
    expect((await mia.pay(started)).error).toBeDefined();

    const next = (await mia.start(request)).body;
    expect(next.payment_intent_id).not.toBe(started.payment_intent_id);
    expect(next.order).toBe(started.order);
    await mia.pay(next);
    expect(await mia.complete(request, next)).toMatchObject({ status: 200, body: { status: 'ready' } });
    const { charges, orders } = await shop.world.books({ request, started: next });
    expect([charges.length, orders.length]).toEqual([1, 1]);
    expect((await shop.world.books({ request, started })).charges).toEqual([]);
  });

  it('is cancelled even without an event: the buyer’s own next call counts', async () => {
    await shop.world.webhooks('hold');
    const mia = visitor();
    const { request, started } = await mia.begin();
    await decline(mia, started, 8);
    const next = (await mia.start(request)).body;
    expect(await statusOf(started)).toBe('canceled');
    expect(next.payment_intent_id).not.toBe(started.payment_intent_id);
    expect((await mia.start(request)).body).toEqual(next);
  });

  it('has each decline counted once, even if events come twice, in any order, and mixed with the buyer’s calls', async () => {
    await shop.world.webhooks('shuffle');
    await shop.world.webhooks('duplicate');
    const mia = visitor();
    const { request, started } = await mia.begin();
    const began = await counted();
    for (let tries = 0; tries < 5; tries++) {
      await decline(mia, started, 1);
      expect((await mia.complete(request, started)).body.code).toBe('payment_required');
    }
    await told(began, 5);
    await shop.world.webhooks('resend');
    await shop.settle();
    expect((await counted()) - began).toBe(5);
    expect(await statusOf(started)).toBe('requires_payment_method');
  });

  it('counts declines before the payment, even if their events come later', async () => {
    await shop.world.webhooks('hold');
    const mia = visitor();
    const { started, ...begun } = await mia.begin();
    const began = await counted();
    await decline(mia, started, 3);
    await mia.pay(started);
    expect((await begun.complete()).status).toBe(200);
    await shop.world.webhooks('release');
    await told(began, 3);
  });
});

describe('an address', () => {
  it('that tries 101 cards at once is slowed down; nothing is charged, and others continue to buy', async () => {
    const tester = visitor();
    const { started, request } = await tester.begin();
    const began = await counted();
    await decline(tester, started, 101);
    await tester.start(request);
    // One more than the processor lists in one page.
    const own = `/v1/charges?payment_intent=${started.payment_intent_id}&limit=100`;
    const made = await shop.stripe.call<{ data: unknown[]; has_more: boolean }>('GET', own);
    expect([made.data.length, made.has_more]).toEqual([100, true]);
    await told(began, 101);
    expect(await statusOf(started)).toBe('canceled');
    expect((await tester.pay(started)).error).toBeDefined();
    expect((await shop.world.books({ request, started })).charges).toEqual([]);

    for (const [who, where] of [
      [tester, 'in this browser'],
      [visitor(`203.0.113.${visitors}`), 'from your internet connection'],
    ] as const) {
      const refused = await who.start(await who.request(await who.plan()));
      expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
      const wait = Number(refused.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(3000);
      expect(wait).toBeLessThanOrEqual(3600);
      expect(refused.body.error).toBe(
        `Too many cards were declined ${where}. Nothing was charged. Please pay with PayPal, or try again in ${Math.ceil(wait / 60)} minutes.`,
      );
    }
    const withPaypal = await tester.startPaypal(await tester.paypalRequest(await tester.plan()));
    expect(withPaypal.status).toBe(200);
    const neighbour = visitor();
    const bought = await neighbour.buy();
    expect(bought.completed.status).toBe(200);
    await shop.pass(3601);
    expect((await tester.start(await tester.request(await tester.plan()))).status).toBe(200);
  });

  it('is checked more strictly after 20 declines: banks ask new browsers there, and typed cards are refused after ten more', async () => {
    const address = '198.51.100.7';
    const regular = visitor(address);
    await regular.buy();
    const begin = async () => {
      const who = visitor(address);
      return { who, ...(await who.begin()) };
    };
    const tried = await Promise.all(Array.from({ length: 8 }, begin));
    const honest = await begin();
    const began = await counted();
    for (const { who, started } of tried.slice(0, 5)) await decline(who, started, 4);
    await told(began, 20);
    // A payment that had a decline ends, and its buyer continues with one for which their bank asks them.
    expect(await Promise.all(tried.slice(0, 5).map(({ started }) => statusOf(started)))).toEqual(
      Array(5).fill('canceled'),
    );
    const [first] = tried;
    const asked = (await first?.who.start(first.request))?.body as Started;
    expect(await bankAsks(asked)).toBe(true);
    // A card number from a list gets no answer. A decline after answering the bank counts only for that buyer.
    const { status, next_action: action } = (await first?.who.pay(asked, DECLINED)) ?? {};
    expect(status).toBe('requires_action');
    const body = new URLSearchParams({ outcome: 'complete' });
    await fetch(action?.use_stripe_sdk.stripe_js ?? '', { method: 'POST', body });
    await told(began, 21);
    const rows = await shop.deps.db.db.select().from(cardDeclineTable);
    expect(rows.filter(({ originHash }) => originHash === null)).toHaveLength(1);
    // Somebody without a declined card can still pay, and earlier buyers are unaffected.
    await honest.who.pay(honest.started);
    expect((await honest.complete()).status).toBe(200);
    expect(await bankAsks((await regular.begin()).started)).toBe(false);

    // Those had begun before.
    for (const { who, started } of tried.slice(5)) await decline(who, started, 4);
    await told(began, 33);
    const late = visitor(address);
    const refused = await late.start(await late.request(await late.plan()));
    expect([refused.status, refused.body.reason]).toEqual([429, 'too_many_declines']);
    expect(refused.body).toMatchObject({ of: 'address', methods: ['PayPal'], wallets: true });
    const byWallet = { ...(await late.request(await late.plan())), wallet: true };
    expect((await late.start(byWallet)).status).toBe(200);
    expect(await bankAsks((await regular.begin()).started)).toBe(false);
  });

  it('is slowed down for saved cards, too', async () => {
    const address = '198.51.100.8';
    const who = visitor(address);
    const { started } = await who.begin();
    const began = await counted();
    await decline(who, started, 30);
    await told(began, 30);
    await who.signUp();
    const plan = await who.plan();
    const request = { bundle_name: plan.bundle_name, country_code: plan.country_code, price: 1 };
    expect((await who.post('/api/purchase-esim', request)).body.code).toBe('too_many_requests');
  });

  it('is stored nowhere, and its hash is deleted after a day', async () => {
    const who = visitor('198.51.100.9');
    const { started } = await who.begin();
    const began = await counted();
    await decline(who, started, 1);
    await told(began, 1);
    const rows = await shop.deps.db.db.select().from(paymentTable);
    const declines = await shop.deps.db.db.select().from(cardDeclineTable);
    const payment = rows.find(({ reference }) => reference === started.payment_intent_id);
    expect(payment?.originHash).toEqual(expect.any(String));
    const own = declines.filter(({ paymentId }) => paymentId === payment?.id);
    expect(own.map(({ originHash }) => originHash)).toEqual([payment?.originHash]);
    expect(own).toMatchObject([{ browserHash: expect.any(String), cardHash: expect.any(String) }]);
    expect(JSON.stringify([rows, declines])).not.toContain('198.51.100.9');
    await shop.pass(25 * 3600);
    await tidyAccounts(shop.deps);
    expect(await counted()).toBe(0);
    const kept = await shop.deps.db.db.select().from(paymentTable);
    expect(kept.filter(({ originHash }) => originHash !== null)).toEqual([]);
  });
});

it(
  'many declines in the whole shop alert the operator, stop nobody, and are over an hour later',
  { timeout: 180_000 },
  async () => {
    const open = async () => (await openAlerts(shop)).filter((kind) => kind === 'card_testing');
    const began = await counted();
    for (let buyers = 1; buyers <= 5; buyers++) {
      const who = visitor();
      await decline(who, (await who.begin()).started, 5);
      await told(began, buyers * 5);
      expect(await open()).toEqual(buyers < 5 ? [] : ['card_testing']);
    }
    expect((await visitor().buy()).completed.status).toBe(200);
    await shop.pass(3601);
    expect(await open()).toEqual([]);
  },
);
