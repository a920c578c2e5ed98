import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, expect, it } from 'vitest';

import { PURCHASE_STATES } from '../../../../src/domain/checkout/purchase-state.ts';
import { BUNDLE_STATES } from '../../../../src/domain/esims/bundle-state.ts';
import { BULK_NAMES, type BulkActName } from '../../../../src/domain/operators/bulk.ts';
import { OPERATOR_ACTS } from '../../../../src/domain/operators/operator-acts.ts';
import { mayBeDone } from '../../../../src/domain/orders/order-acts.ts';
import { Problem } from '../../../../src/domain/problems/problem.ts';
import { bulkWords } from '../../../../src/server/admin/bulk/words.ts';
import { esimUsageTable, replacementTable, userEsimTable } from '../../../../src/server/esims/tables.ts';
import { acceptedPayment } from '../../../../src/server/purchase/payments.ts';
import { type Purchase, purchaseTable, refundTable } from '../../../../src/server/purchase/tables.ts';
import { CaseWorker } from '../../../support/console/case-worker.ts';
import { ORDER_STANDINGS } from '../../../support/shop/order-standings.ts';
import { offered } from '../../../support/shop/top-ups.ts';
import { type Owned, ownerOfEsim } from '../../../support/shop/usage.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

type Act = (typeof OPERATOR_ACTS)[number];

const shop = useTestShop();
const worker = new CaseWorker(shop);
let owned: Owned;
let bought: Purchase;
let unpaid: string;
beforeAll(async () => {
  await worker.open();
  owned = await ownerOfEsim(shop, { iso: 'JP' });
  await owned.status();
  await shop.settle();
  bought = await shop.purchaseOf(owned);
  unpaid = (await shop.purchaseOf(await shop.buyer().begin())).id;
});

const db = () => shop.deps.db.db;
const now = () => shop.deps.now();
const setPurchase = (to: Partial<Purchase>, id = bought.id) =>
  db().update(purchaseTable).set(to).where(eq(purchaseTable.id, id));
const setEsim = (to: Partial<typeof userEsimTable.$inferSelect>) =>
  db().update(userEsimTable).set(to).where(eq(userEsimTable.id, owned.id));
const setBundle = (bundleState: (typeof BUNDLE_STATES)[number]) =>
  db().update(esimUsageTable).set({ bundleState }).where(eq(esimUsageTable.userEsimId, owned.id));

const UNPAID = new Set<string>(['created', 'paying', 'abandoned']);

/** Every way in which an order can stand, as the database has it. */
const STATES: Record<string, () => Promise<unknown>> = {
  ...Object.fromEntries(
    PURCHASE_STATES.map((state) => [
      state,
      () => setPurchase({ state }, UNPAID.has(state) ? unpaid : bought.id),
    ]),
  ),
  ...Object.fromEntries(BUNDLE_STATES.map((bundle) => [`its plan ${bundle}`, () => setBundle(bundle)])),
  'taken back': () => setEsim({ status: 'cancelled' }),
  'paid, replaced': () => setPurchase({ state: 'paid', replacingSince: now() }),
  'unclear, replaced': () => setPurchase({ state: 'unclear', replacingSince: now() }),
  disputed: () => setPurchase({ disputed: true }),
  'charged back': () => setPurchase({ disputeLostAt: now() }),
  hidden: () => setEsim({ hidden: true }),
  added: () => setPurchase({ topUpIccid: owned.iccid }),
  erased: () => setPurchase({ erasedAt: now() }),
  'return asked': async () => {
    const payment = await acceptedPayment(db(), bought.id);
    await db()
      .insert(refundTable)
      .values({
        id: randomUUID(),
        paymentId: payment?.id ?? '',
        purchaseId: bought.id,
        reason: 'requested',
        amountCents: 100,
        currency: 'USD',
        status: 'asked',
        askedBy: 'buyer',
        createdAt: now(),
      });
  },
  'replacement asked': () =>
    db().insert(replacementTable).values({
      id: randomUUID(),
      purchaseId: bought.id,
      number: 1,
      state: 'asked',
      wholesaleCents: 100,
      why: 'a test',
      askedAt: now(),
    }),
};

afterEach(async () => {
  await db().delete(replacementTable).where(eq(replacementTable.purchaseId, bought.id));
  await db().delete(refundTable).where(eq(refundTable.purchaseId, bought.id));
  const { state, disputed, disputeLostAt, replacingSince, topUpIccid, erasedAt } = bought;
  await setPurchase({ state, disputed, disputeLostAt, replacingSince, topUpIccid, erasedAt });
  await setEsim({ status: 'purchased', hidden: false });
  await setBundle('queued');
});

/** A part and goodwill are one act of the table. */
async function partsOf(order: string): Promise<void> {
  const told: unknown[] = [];
  for (const kind of ['part', 'goodwill'])
    await worker
      .verb('refund_part', { order, kind, cents: 1, reason: 'a slow network' })
      .catch((error: unknown) => told.push(error));
  const [first, second] = told;
  if (told.length === 0) return;
  expect(second).toMatchObject({ message: (first as Error).message });
  throw first;
}

let mailbox = 0;
/** Each act as its button does it. */
const DO: Record<Act, (order: string) => Promise<unknown>> = {
  resend: (order) => worker.verb('resend', { order }),
  address_change: (order) =>
    worker.verb('address_change', { order, to: `mia.${++mailbox}@posteo.example`, reason: 'a typo' }),
  codes: (order) => worker.verb('codes', { order }),
  refund: (order) => worker.verb('refund', { order, reason: 'stays at home' }),
  refund_part: (order) => partsOf(order),
  replace: (order) => worker.verb('replace', { order, reason: 'a broken phone' }),
};

/** What these do cannot be taken back within this test; others prove that they are done. */
const ONCE: ReadonlySet<Act> = new Set<Act>(['refund', 'replace']);

it.each(Object.entries(STATES))(
  'an order that is %s: the verbs refuse what its page does not offer',
  async (name, set) => {
    await set();
    const order = UNPAID.has(name) ? unpaid : bought.id;
    const { refused } = await worker.verb('order', { order });
    const said: Partial<Record<Act, string>> = {};
    for (const act of OPERATOR_ACTS) {
      if (refused[act] === undefined && ONCE.has(act)) continue;
      await DO[act](order).catch((error: unknown) => {
        if (!(error instanceof Problem)) throw error;
        said[act] = error.message;
      });
    }
    expect(said).toEqual(refused);
  },
);

/** What a bulk act says about an order that its page does not say. */
const MORE: Record<string, Partial<Record<BulkActName, string>>> = {
  disputed: { refund: bulkWords.disputed },
};

it.each(Object.entries(STATES))(
  'an order that is %s: a bulk act leaves out what its page does not offer',
  async (name, set) => {
    await set();
    const order = UNPAID.has(name) ? unpaid : bought.id;
    const { refused } = await worker.verb('order', { order });
    for (const act of BULK_NAMES) {
      const asked = act === 'note' ? { text: 'seen' } : { reason: 'a slow network' };
      const { rows } = await worker.verb('bulk_preview', { act, orders: [order], ...asked });
      const why = act === 'note' ? undefined : (refused[act] ?? MORE[name]?.[act]);
      const expected = why === undefined ? { state: 'planned' } : { state: 'refused', words: why };
      expect([act, rows]).toMatchObject([act, [expected]]);
    }
  },
);

it.each(Object.entries(STATES).filter(([name]) => !UNPAID.has(name)))(
  'an order that is %s: its buyer can add data only where the table allows it',
  async (name, set) => {
    await set();
    const known = ORDER_STANDINGS[name];
    if (!known) throw new Error(`no standing ${name}`);
    const { status, body } = await offered(owned);
    const isOffered = mayBeDone('top_up', known);
    expect([name, status === 200]).toEqual([name, isOffered]);
    if (!isOffered) expect(body).toMatchObject({ code: 'top_up_refused' });
  },
);

it('every way in which an order can stand is tried', () => {
  expect(Object.keys(STATES).toSorted()).toEqual(Object.keys(ORDER_STANDINGS).toSorted());
});
