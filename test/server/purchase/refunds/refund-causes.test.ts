import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import type { RefundCause } from '../../../../src/domain/checkout/refund-words.ts';
import type { UserEsim } from '../../../../src/domain/esims/user-esim.ts';
import { runVerb } from '../../../../src/server/operations/operator/verbs.ts';
import { purchaseTable } from '../../../../src/server/purchase/tables.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop();

async function paid(iso: string) {
  const mia = shop.buyer();
  return { mia, ...(await mia.beginAndPay(await mia.plan(iso))) };
}

async function bought(iso: string) {
  const begun = await paid(iso);
  const { body } = await begun.complete();
  await shop.drain();
  return { ...begun, esim: body.esim_id };
}

const NO_ESIM = { party: 'esim-go', method: 'POST', path: '/v2.4/orders', effect: 'status' } as const;

const ENDS: Record<string, () => Promise<Awaited<ReturnType<typeof paid>>>> = {
  async 'an eSIM that cannot be had'() {
    await shop.world.fault({ ...NO_ESIM, status: 400 });
    const it = await paid('FR');
    await it.complete();
    return it;
  },
  async 'an eSIM that its buyer returns'() {
    const it = await bought('JP');
    await it.mia.post(`/api/esims/${it.esim}/refund`, {});
    return it;
  },
  async 'an eSIM that the operator refunds'() {
    const it = await bought('ES');
    await runVerb(shop.deps, ['refund', (await shop.purchaseOf(it)).id, '--yes']);
    return it;
  },
  async 'an order that the operator refunds before its eSIM is there'() {
    const { buyer: mia, ...begun } = await shop.paid('IT');
    const it = { mia, ...begun };
    await runVerb(shop.deps, ['refund', (await shop.purchaseOf(it)).id, '--yes']);
    return it;
  },
  async 'an eSIM that is refunded in the dashboard'() {
    const it = await bought('GR');
    await shop.stripe.refund(it.started.payment_intent_id);
    const state = async () => (await shop.drain(), (await shop.purchaseOf(it)).state);
    await expect.poll(state, { timeout: 20_000 }).toBe('refunded');
    return it;
  },
};

test.each<[end: keyof typeof ENDS, cause: RefundCause, said: string, never: RegExp]>([
  ['an eSIM that cannot be had', 'undelivered', 'We could not deliver this eSIM.', /you returned/i],
  ['an eSIM that its buyer returns', 'returned_by_you', 'You returned this eSIM.', /could not|sorry/i],
  [
    'an eSIM that the operator refunds',
    'returned_by_us',
    'We refunded this order. Its eSIM is taken',
    /could not|sorry|you returned/i,
  ],
  [
    'an order that the operator refunds before its eSIM is there',
    'returned_by_us',
    'We refunded this order. No eSIM was delivered',
    /could not|sorry|you returned/i,
  ],
  [
    'an eSIM that is refunded in the dashboard',
    'returned_by_us',
    'We refunded this order. Its eSIM is taken',
    /could not|sorry|you returned/i,
  ],
])(
  '%s says so: on its page, in the list, to who completes it once more and by mail',
  async (end, cause, said, never) => {
    const it = await ENDS[end]!();
    await shop.settle();
    expect(await it.mia.order(it.started.order)).toMatchObject({ status: 'refunded', refund_cause: cause });
    const again = await it.complete();
    expect([again.status, again.body.code]).toEqual([409, 'refunded']);
    expect(again.body.error).toBe(`${said.split('.')[0]}. Your payment was returned in full.`);
    const mails = (await shop.world.mails()).filter(({ to }) => to.includes(it.mia.email));
    const mail = mails.find(({ subject }) => subject === 'Your money is on its way back');
    expect(mail?.text).toContain(said);
    expect(mail?.text).not.toMatch(never);
    const { body } = await it.mia.get<{ esims: UserEsim[] }>('/api/esims');
    const causes = body.esims.map(({ refund_cause }) => refund_cause);
    expect(causes).toEqual(said.includes('Its eSIM') || cause === 'returned_by_you' ? [cause] : []);
    for (const { id } of body.esims) {
      const details = await it.mia.get<{ esim: UserEsim }>(`/api/esims/${id}`);
      const {
        refund_cause: why,
        refund_amount: amount,
        refunded_at: at,
        price_paid: paid,
      } = details.body.esim;
      expect([why, amount]).toEqual([cause, paid]);
      expect(Date.parse(at ?? '')).toBeGreaterThan(0);
    }
  },
);

test('an eSIM whose return was refused has no refund', async () => {
  const it = await bought('PT');
  const { iccid } = (await it.mia.order(it.started.order)).esim ?? {};
  await shop.world.lever('usage', { iccid, megabytes: 5 });
  expect((await it.mia.post(`/api/esims/${it.esim}/refund`, {})).status).toBe(409);
  expect((await it.mia.order(it.started.order)).refund_cause).toBeNull();
  expect((await it.mia.get<{ esims: UserEsim[] }>('/api/esims')).body.esims).toMatchObject([
    { refund_cause: null, refund_amount: null, refunded_at: null },
  ]);
});

test('who pays once the checkout has expired reads that, and of no second payment', async () => {
  const mia = shop.buyer();
  const begun = await mia.begin(await mia.plan('AT'));
  const { id } = await shop.purchaseOf(begun);
  await shop.deps.db.db.update(purchaseTable).set({ state: 'abandoned' }).where(eq(purchaseTable.id, id));
  await mia.pay(begun.started);
  expect((await begun.complete()).body.error).toBe(
    'This payment came too late. The checkout had expired when it arrived, so it goes back to you in full, by itself.',
  );
  await shop.settle();
  expect(await mia.order(begun.started.order)).toMatchObject({
    status: 'unpaid',
    second_payment_returned: true,
    refund_cause: null,
  });
  const mail = (await shop.world.mails()).find(({ to }) => to.includes(mia.email));
  expect(mail?.text).toContain('reached us after its checkout had expired');
  expect(mail?.text).not.toContain('twice');
});
