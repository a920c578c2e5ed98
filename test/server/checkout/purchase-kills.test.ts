import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { auditOf } from '../../../src/server/audit/record-audit.ts';
import { userEsimTable } from '../../../src/server/esims/tables.ts';
import { invoiceTable } from '../../../src/server/invoices/tables.ts';
import { readOrderToken } from '../../../src/server/purchase/guest-proof.ts';
import { readPurchase } from '../../../src/server/purchase/purchases.ts';
import { recover } from '../../../src/server/recovery/recover.ts';
import { dyingAt } from '../../support/database/count-calls.ts';
import { freshDatabase } from '../../support/database/fresh-database.ts';
import { CardCheckout, type MemoryShop, openMemoryShop } from '../../support/memory-world/memory-shop.ts';

const MINUTE_SECONDS = 60;

let at: MemoryShop;
let drop: () => Promise<void>;
beforeAll(async () => {
  const fresh = await freshDatabase();
  drop = fresh.drop;
  at = await openMemoryShop(fresh.database, { LOG_LEVEL: 'fatal' });
});
afterAll(async () => {
  await at.shop.close();
  await drop();
});

/** The next process finishes what is left, with the queued jobs or without. */
async function later({ keepsJobs }: { keepsJobs: boolean }): Promise<void> {
  const { shop, world } = at;
  for (let minutes = 0; minutes < 10; minutes++) {
    world.pass(MINUTE_SECONDS);
    await recover(shop.deps);
    if (keepsJobs || minutes > 5) await shop.queue.drain(shop.handlers);
  }
}

/** One charge, one order, one eSIM, one mail, one invoice, one row of the audit: or none of them. */
async function outcomeOf({ started, request }: CardCheckout) {
  const { shop, world } = at;
  const { db } = shop.deps.db;
  const id = readOrderToken(shop.deps.cipher, started?.order ?? '') ?? '';
  const esims = await db.select().from(userEsimTable).where(eq(userEsimTable.purchaseId, id));
  return {
    state: (await readPurchase(db, id))?.state,
    charged: world.takenBy('stripe', started?.payment_intent_id ?? '')?.kept ?? 0,
    orders: world.esimGo.orders.filter(({ iccid }) => esims.some((esim) => esim.iccid === iccid)).length,
    esims: esims.length,
    mails: world.mailer.mails.filter(({ to }) => to === request.billing_details.email).length,
    invoices: (await db.select().from(invoiceTable).where(eq(invoiceTable.purchaseId, id))).length,
    accepted: (await auditOf(db, id)).filter(({ what }) => what === 'payment accepted').length,
  };
}

test.each([
  { what: 'before it asks', answered: false, keepsJobs: true },
  { what: 'before it asks, and its jobs are lost', answered: false, keepsJobs: false },
  { what: 'with the answer on its way', answered: true, keepsJobs: true },
])('a process that dies $what, at each call of a purchase', async ({ answered, keepsJobs }) => {
  const ordersBefore = at.world.esimGo.orders.length;
  const checkouts: CardCheckout[] = [];
  // Until one finishes before its turn to die: how often a slow one polls for its eSIM varies.
  for (let isThrough = false; !isThrough;) {
    const checkout = new CardCheckout(at);
    const call = checkouts.push(checkout) - 1;
    isThrough = await dyingAt({ call, answered }, () => checkout.buy()).then(
      () => true,
      () => false,
    );
  }
  expect(checkouts.length).toBeGreaterThan(10);
  await later({ keepsJobs });
  const price = Math.round(at.price * 100);
  const delivered = {
    state: 'delivered',
    charged: price,
    orders: 1,
    esims: 1,
    mails: 1,
    invoices: 1,
    accepted: 1,
  };
  const unpaid = checkouts.filter(({ started }) => started === null);
  const paid = checkouts.filter(({ started }) => started !== null);
  // The buyer never got to pay; continuing the same attempt delivers what was paid for, and no more.
  expect(unpaid.length).toBeGreaterThan(0);
  for (const checkout of unpaid) expect((await checkout.buy()).status).toBe('ready');
  for (const checkout of paid) expect((await checkout.buy()).status).toBe('ready');
  await later({ keepsJobs: true });
  for (const checkout of checkouts) expect(await outcomeOf(checkout)).toEqual(delivered);
  expect(at.world.esimGo.orders.length - ordersBefore).toBe(checkouts.length);
  expect([...at.world.stripe.intents.values()].filter(({ taken }) => taken).length).toBe(
    at.world.esimGo.orders.length,
  );
});
