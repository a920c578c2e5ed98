import { eq, type SQL, sql } from 'drizzle-orm';

import type { CaseKind } from '../../../src/domain/operators/cases.ts';
import { runCommand } from '../../../src/server/admin/cli/commands.ts';
import { runVerb } from '../../../src/server/admin/run-verb.ts';
import type { Db } from '../../../src/server/db/database.ts';
import { providerOrderTable } from '../../../src/server/esims/tables.ts';
import { declinesSince } from '../../../src/server/fraud/notice-declines.ts';
import { fulfil } from '../../../src/server/fulfilment/fulfil.ts';
import { createReadiness } from '../../../src/server/monitoring/readiness.ts';
import { wholesalerOutageTable } from '../../../src/server/providers/tables.ts';
import { paymentTable } from '../../../src/server/purchase/tables.ts';
import { atCommandLine } from '../../../src/server/staff/acting.ts';
import { checkVatNumbers } from '../../../src/server/tax/check-vat-numbers.ts';
import { purchaseTaxTable } from '../../../src/server/tax/tables.ts';
import { openTax } from '../../../src/server/tax/tax.ts';
import {
  failedEndpoints,
  makeEndpoint,
  removeEndpoint,
} from '../../../src/server/webhook-endpoints/endpoints.ts';
import { webhookEndpointTable } from '../../../src/server/webhook-endpoints/tables.ts';
import { setRules } from '../database/behind-the-shop.ts';
import { ORDERING, REVOKING, SENDING_MAIL } from '../outside/calls.ts';
import type { TestShop } from '../shop/shop.ts';
import { byHand, JAPAN } from '../shop/stock.ts';
import { ownerOfEsim } from '../shop/usage.ts';
import { draftByInvoice, noteItsTransfer, sell } from './draft-causes.ts';

/** How a kind of case arises in the sandbox, and what its one press leaves. */
interface Cause {
  make: (shop: TestShop) => Promise<unknown>;
  /** What keeps a press from mending it at once, where nothing else does. */
  hinder?: (shop: TestShop) => Promise<unknown>;
  /** What happens elsewhere before the press. */
  mend?: (shop: TestShop) => Promise<unknown>;
  /** `seen`: nothing that we do ends its cause. */
  leaves: 'over' | 'seen';
}

/** Sets a mail server's answer to mails from now on. */
const answerMails = ({ world }: TestShop, status: number, times: number) =>
  world.fault({ ...SENDING_MAIL, effect: 'status', status, times });

/** The state after a sync that found another wholesale price for a plan of Japan. */
async function costs(db: Db, name: string, cents: SQL): Promise<void> {
  await db.execute(sql`insert into wholesale_change (wholesaler, bundle_name, country_code, from_cents, at)
    select wholesaler, bundle_name, country_code, wholesale_cents, now() from plan
    where country_code = 'JP' and bundle_name = ${name}`);
  await db.execute(
    sql`update plan set wholesale_cents = ${cents} where country_code = 'JP' and bundle_name = ${name}`,
  );
  await db.execute(sql`update catalog_revision set revision = revision + 1`);
}

/** Somebody pays, and gets their mail. */
async function served(shop: TestShop, card?: string) {
  const paid = await shop.paid('JP', card);
  await shop.settle();
  return { paid, purchase: await shop.purchaseOf(paid) };
}

/** Polls until it is true, since callbacks of the providers take their own time. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('it did not come about');
}

export const CASE_CAUSES: Record<CaseKind, Cause> = {
  low_balance: {
    make: ({ world }) => world.control('balance', { amount: 20 }),
    mend: ({ world }) => world.control('balance', { amount: 5000 }),
    leaves: 'over',
  },
  wholesaler_away: {
    async make({ deps }) {
      const [at, error] = [deps.now(), 'no answer in time'];
      await deps.db.db
        .insert(wholesalerOutageTable)
        .values({ wholesaler: 'esim-go', since: at, seenAt: at, error });
    },
    mend: async ({ deps }) => void (await deps.db.db.delete(wholesalerOutageTable)),
    leaves: 'over',
  },
  source_loss: {
    async make(shop) {
      const { purchase } = await served(shop);
      await shop.deps.db.db
        .update(providerOrderTable)
        .set({ lossCents: 150 })
        .where(eq(providerOrderTable.purchaseId, purchase.id));
    },
    leaves: 'seen',
  },
  below_floor: {
    async make(shop) {
      const { db, catalog } = shop.deps;
      const { bundle_name: name, finalPrice: dollars } = await shop.buyer().plan('JP');
      const fixed_price_cents = Math.round(dollars * 100);
      await setRules(db.db, [{ scope: 'plan', of: `JP ${name}`, fixed_price_cents, min_margin_bp: 1 }]);
      await costs(db.db, name, sql`wholesale_cents * 3`);
      await catalog.refresh();
    },
    async mend({ deps: { db, catalog } }) {
      await setRules(db.db, []);
      await db.db.execute(sql`update plan set wholesale_cents = from_cents from wholesale_change changed
        where changed.bundle_name = plan.bundle_name and changed.country_code = plan.country_code`);
      await db.db.execute(sql`delete from wholesale_change`);
      await catalog.refresh();
    },
    leaves: 'over',
  },
  price_jump: {
    async make(shop) {
      const { db } = shop.deps.db;
      await db.execute(sql`update plan set wholesale_cents = 500000 where bundle_name = ${JAPAN}`);
      await runCommand(shop.deps, ['sync']);
    },
    async mend({ deps: { db, catalog } }) {
      await db.db.execute(sql`update plan set wholesale_cents = seen_cents from held_price held
        where held.bundle_name = plan.bundle_name`);
      await db.db.execute(sql`update held_price set state = 'kept'`);
      await catalog.refresh();
    },
    leaves: 'over',
  },
  books_differ: {
    async make(shop) {
      const { purchase } = await served(shop);
      await moreInOurBooks(shop, purchase.id, 1);
      await runCommand(shop.deps, ['reconcile', '--report']);
      wrong.set(shop, purchase.id);
    },
    mend: (shop) => moreInOurBooks(shop, wrong.get(shop) ?? '', -1),
    leaves: 'over',
  },
  rate_old: {
    async make(shop) {
      await shop.handlers['rates.read']({});
      const call = { deps: shop.deps, by: atCommandLine('test') };
      await runVerb(call, 'currency_publish', { currency: 'EUR', on: true });
      await shop.deps.db.db.execute(sql`update exchange_rate set of_day = of_day - 6`);
    },
    leaves: 'over',
  },
  unclear_order: {
    async make(shop) {
      const { id } = await shop.purchaseOf(await shop.paid('PL'));
      await shop.world.fault({ ...ORDERING, effect: 'cut-after' });
      await fulfil(shop.deps, id, []);
      await shop.pass(301);
    },
    hinder: ({ world }) => world.fault({ party: 'esim-go', effect: 'cut-before', times: 1_000 }),
    leaves: 'over',
  },
  needs_review: {
    async make(shop) {
      const { paid, purchase } = await served(shop);
      await shop.world.fault({ ...REVOKING, effect: 'status', status: 400, times: 4 });
      await shop.stripe.refund(paid.started.payment_intent_id);
      await until(
        async () => (await shop.settle(), (await shop.purchaseOf(paid)).needsReview !== purchase.needsReview),
      );
    },
    leaves: 'over',
  },
  refund_failed: {
    async make(shop) {
      const { paid, purchase } = await served(shop, 'pm_card_refundFail');
      await runCommand(shop.deps, ['refund', purchase.id, '--yes']);
      await shop.settle();
      await shop.pass(60);
      await until(async () => (await shop.settle(), (await shop.purchaseOf(paid)).needsReview !== null));
    },
    leaves: 'over',
  },
  dispute: {
    async make(shop) {
      const paid = await disputedPayment(shop);
      await shop.world.webhooks('drop', 'stripe');
      intents.set(shop, paid.started.payment_intent_id);
    },
    mend: (shop) =>
      shop.world.control('stripe-dispute-end', { payment_intent: intents.get(shop), end: 'won' }),
    leaves: 'over',
  },
  mail_refused: {
    async make(shop) {
      await shop.drain();
      await answerMails(shop, 550, 1);
      await served(shop);
    },
    leaves: 'over',
  },
  mail_returned: {
    async make(shop) {
      const { purchase } = await served(shop);
      await shop.world.control('mail-return', { to: purchase.email });
    },
    leaves: 'over',
  },
  card_testing: {
    async make(shop) {
      for (let buyers = 0; buyers < 6; buyers++) {
        const buyer = shop.buyer();
        const { started } = await buyer.begin();
        for (let cards = 0; cards < 5; cards++) await buyer.pay(started, 'pm_card_chargeDeclined');
      }
      const hourAgo = new Date(shop.deps.now().getTime() - 3_600_000);
      await until(async () => (await shop.drain(), (await declinesSince(shop.deps, hourAgo)) >= 30));
    },
    leaves: 'seen',
  },
  paypal_refuses: {
    async make(shop) {
      const begun = await shop.buyer().beginAndApprove();
      await shop.world.control('paypal-captures', { next: 'TRANSACTION_RECEIVING_LIMIT_EXCEEDED' });
      await begun.complete();
    },
    leaves: 'seen',
  },
  mail_stuck: {
    async make(shop) {
      await answerMails(shop, 451, 500);
      await shop.buyer().buy();
      await shop.drain().catch(() => {});
      shop.passSeconds(3700);
    },
    mend: ({ world }) => world.clearFaults(),
    leaves: 'over',
  },
  cannot_write: { make: fullOnce, leaves: 'over' },
  order_without_purchase: {
    async make(shop) {
      const order = [{ type: 'bundle', item: JAPAN, quantity: 1 }];
      await byHand(shop, '/orders', { type: 'transaction', assign: true, order });
      await shop.pass(3600);
    },
    leaves: 'seen',
  },
  stock_left: {
    async make(shop) {
      await shop.world.control('provider', { revokeRefund: false, inventoryRefund: false });
      const owned = await ownerOfEsim(shop);
      await owned.giveBack();
      await shop.settle();
    },
    leaves: 'seen',
  },
  tax_place: {
    async make(shop) {
      const { purchase } = await served(shop);
      await shop.deps.db.db.insert(purchaseTaxTable).values({
        purchaseId: purchase.id,
        card: 'FR',
        network: 'JP',
        territory: 'FR',
        kind: 'consumer',
        rateBp: 2000,
        rule: 'buyer',
        doubt: 'place',
        decidedAt: shop.deps.now(),
      });
    },
    leaves: 'seen',
  },
  webhook_failing: {
    async make({ deps }) {
      const by = atCommandLine('test');
      const given = { url: 'http://127.0.0.1:1/', events: ['order.paid'] };
      const { id } = await makeEndpoint(deps, by, given);
      await deps.db.db
        .update(webhookEndpointTable)
        .set({ pausedAt: deps.now(), pausedFor: 'failures' })
        .where(eq(webhookEndpointTable.id, id));
    },
    async mend({ deps }) {
      for (const { id } of await failedEndpoints(deps.db.db))
        await removeEndpoint(deps, atCommandLine('test'), id);
    },
    leaves: 'over',
  },
  invoice_overdue: {
    make: (shop) => draftByInvoice(shop, { daysAgo: 15 }),
    mend: noteItsTransfer,
    leaves: 'over',
  },
  draft_stuck: {
    async make(shop) {
      await draftByInvoice(shop, { daysAgo: 0 });
      await sell(shop, false);
      await noteItsTransfer(shop);
      shop.passSeconds(15 * 60);
    },
    mend: (shop) => sell(shop, true),
    leaves: 'over',
  },
  tax_owed: {
    async make(shop) {
      const { catalog, db } = shop.deps;
      // The tax moves no price below which nothing is earned.
      await setRules(db.db, [{ scope: 'country', of: 'JP', min_margin_bp: -10_000 }]);
      await catalog.refresh();
      const before = { settings: shop.deps.settings, tax: shop.deps.tax };
      const settings = { ...before.settings, TAX: 'table' as const };
      // The other causes are of a shop that charges none.
      Object.assign(shop.deps, { settings, tax: openTax(settings, {}) });
      const billing_details = { fullName: 'Mia Larsen', email: 'mia@example.com', vatNumber: 'DE123456301' };
      await ownerOfEsim(shop, { request: { billing_details }, card: 'pm_card_de' });
      await shop.settle();
      Object.assign(shop.deps, before);
      await setRules(db.db, []);
      await catalog.refresh();
      await shop.world.control('vat', { DE123456301: 'VALID' });
      await checkVatNumbers(shop.deps);
    },
    leaves: 'over',
  },
  refunds_paused: {
    async make(shop) {
      const owned = await ownerOfEsim(shop);
      await runCommand(shop.deps, ['pause', 'refunds', '--reason', 'a test']);
      await owned.giveBack();
      await shop.settle();
    },
    leaves: 'seen',
  },
};

const wrong = new WeakMap<TestShop, string>();

/** Puts another amount into a payment. */
async function moreInOurBooks({ deps }: TestShop, purchaseId: string, cents: number): Promise<void> {
  await deps.db.db
    .update(paymentTable)
    .set({ amountCents: sql`${paymentTable.amountCents} + ${cents}` })
    .where(eq(paymentTable.purchaseId, purchaseId));
}

const intents = new WeakMap<TestShop, string>();

/** A payment that its buyer disputes at the bank, and that the shop knows of. */
async function disputedPayment(shop: TestShop) {
  const paid = await shop.buyer().beginAndPay(undefined, {}, 'pm_card_createDispute');
  await paid.complete();
  await shop.pass(3);
  await until(async () => (await shop.settle(), (await shop.purchaseOf(paid)).disputed));
  return paid;
}

/** The database has no room at first, and some a moment later. */
async function fullOnce({ deps }: TestShop): Promise<void> {
  let isFull = true;
  const db = new Proxy(deps.db.db, {
    get(target, name) {
      if (name === 'transaction' && isFull) {
        isFull = false;
        throw Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' });
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const { isReady } = createReadiness({ ...deps, db: { ...deps.db, db } });
  if (await isReady()) throw new Error('it was not full');
  await until(isReady);
}
