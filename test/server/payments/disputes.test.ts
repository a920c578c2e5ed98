import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';

import { watch } from '../../../src/server/alerts/watch.ts';
import { auditOf } from '../../../src/server/audit/record-audit.ts';
import { followOpenDisputes, noticeFraudWarning } from '../../../src/server/payments/dispute.ts';
import { paymentsOf, readPayment } from '../../../src/server/purchase/payments.ts';
import { HELD_BACK } from '../../../src/server/purchase/queue-refund.ts';
import type { Purchase } from '../../../src/server/purchase/tables.ts';
import { paymentTable, purchaseTable, refundTable } from '../../../src/server/purchase/tables.ts';
import { requestRefund } from '../../../src/server/refunds/request-refund.ts';
import { atCommandLine } from '../../../src/server/staff/acting.ts';
import { storedColumns } from '../../support/database/stored-columns.ts';
import { ORDERING } from '../../support/outside/calls.ts';
import type { Answer } from '../../support/shop/answers.ts';
import { capturesOf, refundsOf } from '../../support/shop/paypal-side.ts';
import { ownerOfEsim } from '../../support/shop/usage.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const WARNED = 'the card network warns of fraud';

type End = 'won' | 'lost' | 'withdrawn';

const shop = useTestShop();

interface Disputed {
  giveBack: () => Promise<Answer<unknown>>;
  read: () => Promise<Purchase>;
  end: (end: End) => Promise<unknown>;
  backs: () => Promise<unknown[]>;
}

async function known(provider: 'stripe' | 'paypal', reference: string): Promise<Purchase> {
  const row = await readPayment(shop.deps.db.db, provider, reference);
  if (!row) throw new Error('no such purchase');
  return row.purchase;
}

/** Drains until a purchase is in the wanted state. */
async function becomes(read: () => Promise<Purchase>, wanted: Partial<Purchase>): Promise<void> {
  await expect.poll(async () => (await shop.drain(), read())).toMatchObject(wanted);
}

async function byCard(card = 'pm_card_createDispute'): Promise<Disputed> {
  const owned = await ownerOfEsim(shop, { card });
  await shop.pass(3);
  const { payment_intent_id: intent } = owned.started;
  const read = () => known('stripe', intent);
  await becomes(read, { disputed: true });
  const end = (how: End) => shop.world.control('stripe-dispute-end', { payment_intent: intent, end: how });
  const backs = async () => (await shop.world.books(owned)).refunds;
  return { giveBack: owned.giveBack, read, end, backs };
}

async function byPaypal(): Promise<Disputed> {
  const mia = shop.buyer();
  const { started, complete } = await mia.beginAndApprove();
  const esim = (await complete()).body.esim_id;
  const [capture] = await capturesOf(shop, started);
  const read = () => known('paypal', started.paypal_order_id);
  await shop.world.control('paypal-dispute', { capture: capture?.id });
  await becomes(read, { disputed: true });
  const end = (how: End) => shop.world.control('paypal-dispute-end', { capture: capture?.id, end: how });
  const giveBack = () => mia.post(`/api/esims/${esim}/refund`, {});
  return { giveBack, read, end, backs: () => refundsOf(shop, started) };
}

const WAYS = { card: byCard, PayPal: byPaypal };

describe.each(['card', 'PayPal'] as const)('a dispute of a payment by %s', (way) => {
  it.each(['won', 'withdrawn'] as const)('that is %s leaves nothing behind', async (end) => {
    const disputed = await WAYS[way]();
    expect((await disputed.giveBack()).body.error).toContain('looking into this payment');
    await disputed.end(end);
    await becomes(disputed.read, { disputed: false, disputeLostAt: null, needsReview: null });
    const audit = await auditOf(shop.deps.db.db, (await disputed.read()).id);
    expect(audit.map(({ what }) => what)).toEqual(['payment accepted', 'payment disputed', 'dispute over']);
    expect((await disputed.giveBack()).status).toBe(200);
    await becomes(disputed.read, { state: 'refunded' });
    expect(await disputed.backs()).toHaveLength(1);
  });

  it('that is lost stays lost, and its payment is never refunded', async () => {
    const disputed = await WAYS[way]();
    await disputed.end('lost');
    await becomes(disputed.read, { disputed: false, disputeLostAt: expect.any(Date) as Date });
    const purchase = await disputed.read();
    const refused = await disputed.giveBack();
    expect([refused.status, refused.body.code]).toEqual([409, 'not_refundable']);
    expect(refused.body.error).toContain('has been returned through your bank or payment service');
    const request = { who: 'operator', why: 'a kindness', by: atCommandLine('test') } as const;
    await expect(requestRefund(shop.deps, purchase, request)).rejects.toThrow('nothing left to refund');
    await shop.world.webhooks('resend', way === 'card' ? 'stripe' : 'paypal');
    await shop.settle();
    expect(await disputed.read()).toMatchObject({ state: 'delivered', disputed: false, needsReview: null });
    expect(await disputed.backs()).toEqual([]);
  });

  it('that ends without an event is noticed by the watch, which ends its alert', async () => {
    const disputed = await WAYS[way]();
    await shop.world.webhooks('drop', way === 'card' ? 'stripe' : 'paypal');
    await disputed.end('won');
    await watch(shop.deps);
    expect((await disputed.read()).disputed).toBe(false);
  });

  it('is over even if its end is reported before its beginning', async () => {
    const disputed = await WAYS[way]();
    await shop.world.webhooks('shuffle', way === 'card' ? 'stripe' : 'paypal');
    await shop.world.webhooks('duplicate', way === 'card' ? 'stripe' : 'paypal');
    await disputed.end('won');
    await shop.world.webhooks('resend', way === 'card' ? 'stripe' : 'paypal');
    await becomes(disputed.read, { disputed: false });
    await shop.settle();
    expect((await disputed.read()).disputed).toBe(false);
  });
});

it('an inquiry of a bank that leads to nothing is over as well', async () => {
  const disputed = await byCard('pm_card_createDisputeInquiry');
  await disputed.end('withdrawn');
  await becomes(disputed.read, { disputed: false, disputeLostAt: null });
});

describe('an undelivered order whose payment is disputed', () => {
  /** Nothing was delivered in time, and the refund waits for the bank. */
  async function waiting(): Promise<Omit<Disputed, 'giveBack'>> {
    await shop.world.fault({ ...ORDERING, effect: 'status', status: 503, times: 200 });
    const mia = shop.buyer();
    const begun = await mia.beginAndPay(await mia.plan('FR'), {}, 'pm_card_createDispute');
    const { payment_intent_id: intent } = begun.started;
    const read = () => known('stripe', intent);
    await shop.pass(3);
    await becomes(read, { disputed: true });
    await shop.later(2 * 3600);
    await shop.settle();
    expect((await read()).needsReview).toContain('disputed, and not delivered');
    const end = (how: End) => shop.world.control('stripe-dispute-end', { payment_intent: intent, end: how });
    return { read, end, backs: async () => (await shop.world.books(begun)).refunds };
  }

  it('is refunded automatically once the dispute is won', async () => {
    const disputed = await waiting();
    await disputed.end('won');
    await becomes(disputed.read, { disputed: false });
    await shop.settle();
    await becomes(disputed.read, { state: 'refunded', needsReview: null });
    expect(await disputed.backs()).toHaveLength(1);
  });

  it('ends as refunded without a payment once it is lost', async () => {
    const disputed = await waiting();
    await disputed.end('lost');
    await becomes(disputed.read, { state: 'refunded', needsReview: null });
    expect(await disputed.backs()).toEqual([]);
    const rows = await shop.deps.db.db
      .select()
      .from(refundTable)
      .where(eq(refundTable.purchaseId, (await disputed.read()).id));
    expect(rows).toMatchObject([{ status: 'succeeded', reference: null }]);
  });
});

it.each(['buyer', 'operator'] as const)(
  'a refund that the %s starts before the shop knows of the dispute waits for its end, and is then sent, whatever else needs review',
  async (who) => {
    await shop.world.webhooks('hold', 'stripe');
    const begun = await ownerOfEsim(shop, { card: 'pm_card_createDispute' });
    const read = () => known('stripe', begun.started.payment_intent_id);
    await shop.pass(3);
    if (who === 'operator')
      await requestRefund(shop.deps, await read(), { who, why: 'a kindness', by: atCommandLine('test') });
    else expect((await begun.giveBack()).status).toBe(200);
    await becomes(read, { state: 'refunding', disputed: true, needsReview: HELD_BACK });
    const row = await readPayment(shop.deps.db.db, 'stripe', begun.started.payment_intent_id);
    if (row) await noticeFraudWarning(shop.deps, row.payment);
    expect(await read()).toMatchObject({ needsReview: `${HELD_BACK}; ${WARNED}` });
    expect((await shop.world.books(begun)).refunds).toEqual([]);
    const end = { payment_intent: begun.started.payment_intent_id, end: 'won' };
    await shop.world.control('stripe-dispute-end', end);
    await shop.world.webhooks('release', 'stripe');
    await becomes(read, { state: 'refunded', disputed: false, needsReview: WARNED });
    expect((await shop.world.books(begun)).refunds).toHaveLength(1);
  },
);

it('each open dispute gets its turn, however many there are', async () => {
  const { read } = await byCard();
  const { id } = await read();
  const twins = sql`insert into purchase (${storedColumns(purchaseTable)})
    select ${storedColumns(purchaseTable, 'copy')} from purchase p, generate_series(1, 120) as n,
      lateral jsonb_populate_record(p, jsonb_build_object(
        'id', md5('twin' || n)::uuid, 'attempt_id', md5('attempt' || n)::uuid)) as copy
    where p.id = ${id}`;
  await shop.deps.db.db.execute(twins);
  const asked = new Set<string>();
  const payments = sql`insert into payment (${storedColumns(paymentTable)})
    select ${storedColumns(paymentTable, 'copy')} from payment a, purchase p,
      lateral jsonb_populate_record(a, jsonb_build_object(
        'id', gen_random_uuid(), 'purchase_id', p.id, 'reference', 'pi_' || p.id)) as copy
    where a.purchase_id = ${id} and p.disputed
      and not exists (select 1 from payment where purchase_id = p.id)`;
  await shop.deps.db.db.execute(payments);
  const [open] = await shop.deps.processors.stripe.disputesOf({
    reference: (await paymentsOf(shop.deps.db.db, id))[0]?.reference ?? '',
    captureReference: null,
  });
  if (!open) throw new Error('no dispute is open');
  const disputesOf = vi
    .spyOn(shop.deps.processors.stripe, 'disputesOf')
    .mockImplementation(async ({ reference }) => {
      asked.add(reference);
      return [{ ...open, id: `dp_${reference}` }];
    });
  for (let times = 0; times < 3; times++) await followOpenDisputes(shop.deps);
  disputesOf.mockRestore();
  expect(asked.size).toBeGreaterThanOrEqual(121);
  await shop.deps.db.db.execute(sql`update purchase set disputed = false where disputed`);
});

it.each(['lost', 'won'] as const)(
  'a dispute about a second payment that is %s needs no review',
  async (end) => {
    await shop.world.webhooks('hold');
    const mia = shop.buyer();
    const plan = await mia.plan();
    const card = await mia.begin(plan);
    const paypal = await mia.beginAndApprove(plan);
    await shop.world.fault({ party: 'stripe', effect: 'cut-before', times: 1_000_000 });
    await shop.world.webhooks('hold', 'paypal');
    expect((await paypal.complete()).body.status).toBe('ready');
    await shop.world.clearFaults();
    await mia.pay(card.started, 'pm_card_createDispute');
    await shop.pass(3);
    const read = () => known('stripe', card.started.payment_intent_id);
    // The shop learns of the payment first, and starts a refund while the bank examines the dispute.
    await shop.settle();
    expect(await read()).toMatchObject({ state: 'delivered', disputed: true });
    await shop.world.control('stripe-dispute-end', { payment_intent: card.started.payment_intent_id, end });
    await shop.world.webhooks('release');
    await becomes(read, { state: 'delivered', disputed: false, needsReview: null });
    const refunds = await shop.deps.db.db
      .select()
      .from(refundTable)
      .where(eq(refundTable.purchaseId, (await read()).id));
    expect(refunds.map(({ reason, status }) => [reason, status])).toEqual([['duplicate', 'succeeded']]);
  },
);
