import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { runVerb } from '../../../src/server/admin/run-verb.ts';
import { providerOrderTable } from '../../../src/server/esims/tables.ts';
import { outboundMailTable } from '../../../src/server/mail/tables.ts';
import { payoutTable } from '../../../src/server/payments/payouts/tables.ts';
import { refundTable } from '../../../src/server/purchase/tables.ts';
import { atCommandLine } from '../../../src/server/staff/acting.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../../support/database/database-proxy.ts';
import { type Cluster, findPostgres, startPostgres } from '../../support/database/postgres.ts';
import { isLong } from '../../support/machine/long.ts';
import type { Buyer } from '../../support/shop/buyer.ts';
import { buyAgainRequest, sendBuyAgain } from '../../support/shop/buying-again.ts';
import { cardHolder } from '../../support/shop/card-holder.ts';
import { capturesOf } from '../../support/shop/paypal-side.ts';
import { startTestShop, type TestShop } from '../../support/shop/shop.ts';
import { ownerOfEsim } from '../../support/shop/usage.ts';
import { wholesalerOf } from '../../support/shop/wholesaler.ts';

const folder = findPostgres();
/** The runner on PostgreSQL repeats the tests of the other one; this one starts its own server. */
const isRepeat = Boolean(process.env['TEST_DATABASE_URL']);

type Calls = Record<string, (...args: never[]) => Promise<unknown>>;

/** An outside provider that answers a call, and what the books must contain soon after the database is back. */
interface Pair {
  at: object;
  call: string;
  /** Makes the call, and records its answer. */
  begin: () => Promise<unknown>;
  ended: () => Promise<unknown>;
  as: unknown;
}

// There are no sweeps, and no job runs by itself: only the process that got the answer can write it.
const TITLE = 'what was answered while the database went away (tested where PostgreSQL is installed)';
describe.skipIf(!folder || isRepeat)(TITLE, { timeout: 240_000 }, () => {
  let cluster: Cluster;
  let proxy: DatabaseProxy;
  let shop: TestShop;
  let hear = (_statement: string): void => {};
  beforeAll(async () => {
    cluster = await startPostgres(folder ?? '');
    proxy = await startDatabaseProxy(cluster.url, (statement) => hear(statement));
    shop = await startTestShop({ databaseServer: proxy.url });
  }, 240_000);
  afterAll(async () => {
    await shop.stop();
    await proxy.close();
    await cluster.stop();
  });

  /** Takes the database away once the call has been answered, with any answer, and brings it back after `ms`. */
  function cutAfter(at: object, call: string, ms: number): void {
    const calls = at as Calls;
    const own = calls[call] as (...args: never[]) => Promise<unknown>;
    calls[call] = async (...args) => {
      calls[call] = own;
      try {
        return await own.apply(at, args);
      } finally {
        proxy.set('refuse');
        setTimeout(() => proxy.set('pass'), ms);
      }
    };
  }

  const orderOf = async (buyer: Buyer, begun: Awaited<ReturnType<Buyer['begin']>>) => {
    const { status, esim } = await buyer.order(begun.started.order);
    const { orders, charges, refunds } = await shop.world.books(begun);
    const isIts = orders.every(({ iccids }) => iccids.includes(esim?.iccid ?? ''));
    return { status, orders: orders.length, charges: charges.length, refunds: refunds.length, isIts };
  };
  const ONE = { status: 'ready', orders: 1, charges: 1, refunds: 0, isIts: true };
  const db = () => shop.deps.db.db;
  const verbs = () => ({ deps: shop.deps, by: atCommandLine('test') });

  async function placed(iso: string, change: () => unknown = () => {}): Promise<Pair> {
    const buyer = shop.buyer();
    const begun = await buyer.beginAndPay(await buyer.plan(iso));
    await change();
    const at = wholesalerOf(shop);
    return { at, call: 'order', begin: begun.complete, ended: () => orderOf(buyer, begun), as: ONE };
  }

  const pairs: Record<string, () => Promise<Pair>> = {
    'an order that was placed': () => placed('FR'),
    'an order that was refused, and is made once more': () =>
      placed('ES', () =>
        shop.world.fault({
          party: 'esim-go',
          method: 'POST',
          path: '/v2.4/orders',
          effect: 'status',
          status: 403,
        }),
      ),
    'an order whose answer was lost, and that is found': () =>
      placed('PT', () =>
        shop.world.fault({ party: 'esim-go', method: 'POST', path: '/v2.4/orders', effect: 'cut-after' }),
      ),
    async 'a payment that was taken at PayPal'() {
      const buyer = shop.buyer();
      const begun = await buyer.beginAndApprove(await buyer.plan('IT'));
      return {
        at: shop.deps.processors.paypal.approvals ?? {},
        call: 'take',
        begin: begun.complete,
        ended: async () => [
          (await buyer.order(begun.started.order)).status,
          (await capturesOf(shop, begun.started)).length,
        ],
        as: ['ready', 1],
      };
    },
    async 'a saved card that was charged'() {
      const buyer = await cardHolder(shop);
      const request = await buyAgainRequest(buyer, 'GR');
      let status = '';
      return {
        at: shop.deps.cards,
        call: 'chargeCard',
        begin: async () => ({ status } = (await sendBuyAgain(buyer, request)).body),
        ended: async () => status,
        as: 'ready',
      };
    },
    async 'an eSIM that was taken back, and its refund'() {
      const owned = await ownerOfEsim(shop, { iso: 'DE' });
      const id = (await shop.purchaseOf(owned)).id;
      return {
        at: wholesalerOf(shop),
        call: 'revoke',
        begin: async () => (await owned.giveBack(), shop.drain()),
        ended: async () => {
          const refunds = await db().select().from(refundTable).where(eq(refundTable.purchaseId, id));
          return refunds.map(({ status }) => status);
        },
        as: ['succeeded'],
      };
    },
    async 'a refund that was made'() {
      const owned = await ownerOfEsim(shop, { iso: 'NL' });
      const id = (await shop.purchaseOf(owned)).id;
      await owned.giveBack();
      return {
        at: shop.deps.processors.stripe,
        call: 'refund',
        begin: () => shop.drain(),
        ended: async () => {
          const refunds = await db().select().from(refundTable).where(eq(refundTable.purchaseId, id));
          return [refunds.map(({ status }) => status), (await shop.world.books(owned)).refunds.length];
        },
        as: [['succeeded'], 1],
      };
    },
    async 'a mail that was sent'() {
      const { buyer, ...begun } = await shop.paid('BE');
      await begun.complete();
      const { id } = await shop.purchaseOf(begun);
      return {
        at: shop.deps.mailer,
        call: 'send',
        begin: () => shop.drain(),
        ended: async () => {
          const mails = await db()
            .select()
            .from(outboundMailTable)
            .where(eq(outboundMailTable.purchaseId, id));
          const { state } = await shop.purchaseOf(begun);
          return [mails.map(({ status }) => status), state, (await shop.world.mailbox(buyer.email)).length];
        },
        as: [['sent'], 'delivered', 1],
      };
    },
    async 'evidence that was staged'() {
      const owned = await ownerOfEsim(shop, { iso: 'SE', card: 'pm_card_createDispute' });
      await shop.pass(3);
      await expect
        .poll(async () => (await shop.settle(), (await shop.purchaseOf(owned)).disputed))
        .toBe(true);
      const { id } = await shop.purchaseOf(owned);
      const found = (await runVerb(verbs(), 'disputes', {})).disputes.find(({ order }) => order.id === id);
      const which = found?.id ?? '';
      return {
        at: shop.deps.processors.stripe.answers ?? {},
        call: 'stage',
        begin: () => runVerb(verbs(), 'dispute_stage', { dispute: which }),
        ended: async () => (await runVerb(verbs(), 'dispute', { dispute: which })).staged_at !== null,
        as: true,
      };
    },
    async 'a payout that was read'() {
      // More than a dispute has taken before: only money is paid out.
      await ownerOfEsim(shop, { iso: 'CH', wanted: ({ finalPrice }) => finalPrice > 40 });
      let id = '';
      // Stripe books a payment some time after receiving it.
      await expect
        .poll(async () => {
          await shop.pass(10);
          const made = await shop.world.control('stripe-payout', {}).catch(() => null);
          return ({ id } = (made ?? { id: '' }) as { id: string });
        })
        .not.toEqual({ id: '' });
      const payouts = shop.deps.processors.stripe.payouts;
      const own = payouts?.ledgerEntriesOf.bind(payouts);
      const all = {
        read: async () => {
          const ledgerEntries = [];
          for await (const one of own?.(id) ?? []) ledgerEntries.push(one);
          return ledgerEntries;
        },
      };
      Object.assign(payouts ?? {}, {
        async *ledgerEntriesOf() {
          yield* await all.read();
        },
      });
      return {
        at: all,
        call: 'read',
        begin: () => shop.handlers['payouts.read']({}),
        ended: async () => {
          const [payout] = await db().select().from(payoutTable).where(eq(payoutTable.reference, id));
          return payout?.readAt instanceof Date;
        },
        as: true,
      };
    },
  };

  it.each(Object.keys(pairs))('is written once that is back: %s', async (name) => {
    const { at, call, begin, ended, as } = await pairs[name]!();
    cutAfter(at, call, 1_000);
    await begin();
    await expect.poll(ended, { timeout: 60_000 }).toEqual(as);
    expect(shop.deps.unwritten.count()).toBe(0);
  });

  it.each(isLong ? [5_000, 30_000] : [5_000])(
    'is written after %i ms, too, and counted meanwhile',
    async (ms) => {
      const { at, call, begin, ended, as } = await placed('GB');
      cutAfter(at, call, ms);
      const answered = begin();
      await expect.poll(() => shop.deps.unwritten.count(), { timeout: 60_000 }).toBe(1);
      await answered;
      await expect.poll(async () => ended().catch(() => null), { timeout: ms + 60_000 }).toEqual(as);
    },
  );

  it('leaves no order that was never sent if the claim’s own answer is lost', async () => {
    const buyer = shop.buyer();
    const begun = await buyer.beginAndPay(await buyer.plan('AT'));
    hear = (statement) => {
      if (!statement.includes('claim_provider_order')) return;
      hear = () => {};
      // The server receives it, but its answer is lost.
      proxy.set('silence');
      setTimeout(() => proxy.set('refuse'), 300);
      setTimeout(() => proxy.set('pass'), 800);
    };
    await begun.complete();
    await expect.poll(() => orderOf(buyer, begun), { timeout: 60_000 }).toEqual(ONE);
    const { id } = await shop.purchaseOf(begun);
    const tries = await db().select().from(providerOrderTable).where(eq(providerOrderTable.purchaseId, id));
    expect(tries.map(({ outcome }) => outcome)).toEqual(['refused', 'bound']);
  });
});
