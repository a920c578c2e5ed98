import { randomUUID } from 'node:crypto';

import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Quote } from '../../../src/domain/checkout/quote-schema.ts';
import { auditOf } from '../../../src/server/audit/record-audit.ts';
import { userEsimTable } from '../../../src/server/esims/tables.ts';
import { invoiceTable } from '../../../src/server/invoices/tables.ts';
import { linesOf } from '../../../src/server/purchase/basket.ts';
import { readOrderToken } from '../../../src/server/purchase/guest-proof.ts';
import { agreedAmounts } from '../../../src/server/purchase/paid-price.ts';
import { readPurchase } from '../../../src/server/purchase/purchases.ts';
import { recover } from '../../../src/server/recovery/recover.ts';
import { dyingAt, isDead } from '../../support/database/count-calls.ts';
import { freshDatabase } from '../../support/database/fresh-database.ts';
import { isLong } from '../../support/machine/long.ts';
import { askShop, type MemoryShop, openMemoryShop } from '../../support/memory-world/memory-shop.ts';
import { bundleOf, COUNTRY } from '../../support/memory-world/sell-plans.ts';

const MINUTE_SECONDS = 60;

type Way = 'card' | 'paypal' | 'wallet';

let at: MemoryShop;
let drop: () => Promise<void>;
beforeAll(async () => {
  const fresh = await freshDatabase();
  drop = fresh.drop;
  at = await openMemoryShop(fresh.database, { LOG_LEVEL: 'fatal' }, undefined, undefined, 2);
  sendNothingWhenDead();
}, 180_000);
afterAll(async () => {
  await at.shop.close();
  await drop();
}, 180_000);

/** A dead process sends nothing more. What it had sent arrives. */
function sendNothingWhenDead(): void {
  const { esimGo, stripe, paypal } = at.world;
  for (const [books, names] of [
    [esimGo, ['order', 'revoke']],
    [stripe, ['createIntent', 'refund', 'cancelIntent']],
    [paypal, ['createOrder', 'capture', 'refund']],
  ] as unknown as [Record<string, (...args: unknown[]) => unknown>, string[]][])
    for (const name of names) {
      const send = books[name]?.bind(books);
      books[name] = async (...args) => {
        if (isDead()) throw new Error('killed');
        return send?.(...args);
      };
    }
}

/** A guest's checkout of three plans: the first twice, so that their orders look alike at the wholesaler. */
class BasketCheckout {
  readonly email = `${randomUUID()}@example.com`;
  readonly #way: Way;
  readonly #attempt = randomUUID();
  /** What the browser knows. */
  started: { order: string; reference: string } | null = null;

  constructor(way: Way) {
    this.#way = way;
  }

  async buy(): Promise<{ status: string }> {
    const wire = this.#way === 'paypal' ? 'paypal' : 'stripe';
    const plan = { bundle_name: bundleOf(0), country_code: COUNTRY };
    const more = [{ ...plan, bundle_name: bundleOf(1) }, plan];
    const asked = { ...plan, more_plans: more };
    const { quote } = await askShop<{ quote: Quote }>(at.shop, '/quote', asked);
    const request = {
      ...asked,
      price: (quote.methods[wire]?.total_cents ?? 0) / 100,
      billing_details: { fullName: 'Mia Larsen', email: this.email },
      payment_method: wire,
      is_guest: true,
      attempt_id: this.#attempt,
      ...(this.#way === 'wallet' && { wallet: true }),
    };
    return wire === 'paypal' ? this.#byPaypal(request) : this.#byCard(request);
  }

  async #byCard(request: object): Promise<{ status: string }> {
    const { payment_intent_id: intent, order } = await askShop<{ payment_intent_id: string; order: string }>(
      at.shop,
      '/esims/create-payment-intent',
      request,
    );
    this.started = { order, reference: intent };
    at.world.stripe.confirm(intent, 'pays', this.#way === 'wallet' ? 'apple_pay' : null);
    return askShop(at.shop, '/esims/complete-purchase', { ...request, payment_intent_id: intent, order });
  }

  async #byPaypal(request: object): Promise<{ status: string }> {
    const start = () =>
      askShop<{ paypal_order_id: string; order: string }>(at.shop, '/esims/create-paypal-order', request);
    // Its window was approved: the browser only tells the shop so again.
    const { paypal_order_id: id, order } = this.started
      ? { paypal_order_id: this.started.reference, order: this.started.order }
      : await start();
    this.started = { order, reference: id };
    at.world.paypal.approve(id, 'pays');
    const ids = { paypal_order_id: id, paypal_payer_id: 'PAYER', order };
    return askShop(at.shop, '/esims/complete-paypal-purchase', { ...request, ...ids });
  }

  /** What the processor has kept, and what was delivered for it. */
  async outcome() {
    const { deps } = at.shop;
    const { db } = deps.db;
    const id = readOrderToken(deps.cipher, this.started?.order ?? '') ?? '';
    const first = await readPurchase(db, id);
    const lines = first ? await linesOf(db, first) : [];
    const reached = { esims: 0, orders: 0, worth: 0, invoices: 0, accepted: 0 };
    for (const line of lines) {
      const esims = await db.select().from(userEsimTable).where(eq(userEsimTable.purchaseId, line.id));
      const isInvoice = and(eq(invoiceTable.purchaseId, line.id), eq(invoiceTable.kind, 'invoice'));
      reached.esims += esims.length;
      reached.orders += at.world.esimGo.orders.filter(({ iccid }) =>
        esims.some((esim) => esim.iccid === iccid),
      ).length;
      reached.worth += line.state === 'delivered' ? agreedAmounts(line, line.paidMethod ?? 'card').total : 0;
      reached.invoices += (await db.select().from(invoiceTable).where(isInvoice)).length;
      reached.accepted += (await auditOf(db, line.id)).filter(
        ({ what }) => what === 'payment accepted',
      ).length;
    }
    const processor = this.#way === 'paypal' ? 'paypal' : 'stripe';
    const kept = at.world.takenBy(processor, this.started?.reference ?? '')?.kept ?? 0;
    return {
      states: lines.map(({ state }) => state),
      ...reached,
      owed: kept - reached.worth,
      mails: at.world.mailer.mails.filter(({ to }) => to === this.email).length,
    };
  }
}

/** The next process finishes what is left, with the queued jobs or without. */
async function later({ keepsJobs }: { keepsJobs: boolean }): Promise<void> {
  const { shop, world } = at;
  // Ten for a lost order to show, and until those of purchases begun later, which may have taken it, have shown, too.
  for (let minutes = 0; minutes < 13; minutes++) {
    world.pass(MINUTE_SECONDS);
    await recover(shop.deps);
    if (keepsJobs || minutes > 5) await shop.queue.drain(shop.handlers);
  }
}

const DEATHS = [
  { what: 'before it asks', answered: false, keepsJobs: true },
  { what: 'before it asks, and its jobs are lost', answered: false, keepsJobs: false },
  { what: 'with the answer on its way', answered: true, keepsJobs: true },
];
/** Every call in the long form, some of them in the short one. */
const EVERY = isLong ? 1 : 3;
/** A basket needs far fewer, however often it polls for its eSIMs. */
const MOST_CALLS = 100;
const WAYS: Way[] = ['card', 'paypal', 'wallet'];
const ALL = WAYS.flatMap((way) =>
  DEATHS.map(({ what, answered, keepsJobs }) => ({ way, what, answered, keepsJobs })),
);
/** One of each way and of each death; all of them in the long form. */
const TRIED = isLong ? ALL : ALL.filter((_, at) => at === 1 || at === 5 || at === 6);

test.each(TRIED)(
  'a process that dies $what, at each call of a basket paid by $way',
  async ({ way, answered, keepsJobs }) => {
    const ordersBefore = at.world.esimGo.orders.length;
    const checkouts: BasketCheckout[] = [];
    for (let isThrough = false; !isThrough;) {
      const checkout = new BasketCheckout(way);
      const call = (checkouts.push(checkout) - 1) * EVERY;
      isThrough = await dyingAt({ call, answered }, () => checkout.buy()).then(
        () => true,
        () => false,
      );
      expect(call).toBeLessThan(MOST_CALLS);
    }
    expect(checkouts.length * EVERY).toBeGreaterThan(15);
    await later({ keepsJobs });
    for (const checkout of checkouts) expect((await checkout.buy()).status).toBe('ready');
    await later({ keepsJobs: true });
    for (const checkout of checkouts)
      expect(await checkout.outcome()).toEqual({
        states: ['delivered', 'delivered', 'delivered'],
        esims: 3,
        orders: 3,
        worth: expect.any(Number),
        invoices: 1,
        accepted: 3,
        owed: 0,
        mails: 1,
      });
    expect(at.world.esimGo.orders.length - ordersBefore).toBe(3 * checkouts.length);
  },
  600_000,
);
