import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, expect, it } from 'vitest';

import { PURCHASE_STATES } from '../../../../src/domain/checkout/purchase-state.ts';
import { BUNDLE_STATES } from '../../../../src/domain/esims/bundle-state.ts';
import { OPERATOR_ACTS } from '../../../../src/domain/operators/operator-acts.ts';
import { Problem } from '../../../../src/domain/problems/problem.ts';
import { esimUsageTable, replacementTable, userEsimTable } from '../../../../src/server/esims/tables.ts';
import { acceptedPayment } from '../../../../src/server/purchase/payments.ts';
import { type Purchase, purchaseTable, refundTable } from '../../../../src/server/purchase/tables.ts';
import { CaseWorker } from '../../../support/console/case-worker.ts';
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

let mailbox = 0;
/** Each act as its button does it. */
const DO: Record<Act, (order: string) => Promise<unknown>> = {
  resend: (order) => worker.verb('resend', { order }),
  address_change: (order) =>
    worker.verb('address_change', { order, to: `mia.${++mailbox}@posteo.example`, reason: 'a typo' }),
  codes: (order) => worker.verb('codes', { order }),
  refund: (order) => worker.verb('refund', { order, reason: 'stays at home' }),
  refund_part: async (order) => {
    await worker.verb('refund_part', { order, kind: 'part', cents: 1, reason: 'a slow network' });
    await worker.verb('refund_part', { order, kind: 'goodwill', cents: 1, reason: 'a slow network' });
  },
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
