import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import type { RefundCause } from '../../../src/domain/checkout/refund-cause.ts';
import type { UserEsim } from '../../../src/domain/esims/user-esim.ts';
import { runCommand } from '../../../src/server/admin/cli/commands.ts';
import { purchaseTable } from '../../../src/server/purchase/tables.ts';
import { ORDERING } from '../../support/outside/calls.ts';
import type { Paid } from '../../support/shop/shop.ts';
import { ownerOfEsim } from '../../support/shop/usage.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

const refundByVerb = async (begun: Pick<Paid, 'started'>) =>
  runCommand(shop.deps, ['refund', (await shop.purchaseOf(begun)).id, '--yes']);

const ENDS: Record<string, () => Promise<Paid>> = {
  async 'an eSIM that cannot be had'() {
    await shop.world.fault({ ...ORDERING, effect: 'status', status: 400 });
    const buyer = shop.buyer();
    const begun = await buyer.beginAndPay(await buyer.plan('FR'));
    await begun.complete();
    return { ...begun, buyer };
  },
  async 'an eSIM that its buyer returns'() {
    const owned = await ownerOfEsim(shop);
    await owned.giveBack();
    return owned;
  },
  async 'an eSIM that the operator refunds'() {
    const owned = await ownerOfEsim(shop, { iso: 'ES' });
    await refundByVerb(owned);
    return owned;
  },
  async 'an order that the operator refunds before its eSIM is there'() {
    const paid = await shop.paid('IT');
    await refundByVerb(paid);
    return paid;
  },
  async 'an eSIM that is refunded in the dashboard'() {
    const owned = await ownerOfEsim(shop, { iso: 'GR' });
    await shop.stripe.refund(owned.started.payment_intent_id);
    const state = async () => (await shop.drain(), (await shop.purchaseOf(owned)).state);
    await expect.poll(state).toBe('refunded');
    return owned;
  },
};

test.each<[end: keyof typeof ENDS, cause: RefundCause, sentence: string, never: RegExp]>([
  ['an eSIM that cannot be had', 'undelivered', 'We couldn’t deliver this eSIM.', /you returned/i],
  ['an eSIM that its buyer returns', 'returned_by_you', 'You returned this eSIM.', /couldn’t|sorry/i],
  [
    'an eSIM that the operator refunds',
    'returned_by_us',
    'We refunded this order. We’ve taken the eSIM back',
    /couldn’t|sorry|you returned/i,
  ],
  [
    'an order that the operator refunds before its eSIM is there',
    'returned_by_us',
    'We refunded this order. No eSIM was delivered',
    /couldn’t|sorry|you returned/i,
  ],
  [
    'an eSIM that is refunded in the dashboard',
    'returned_by_us',
    'We refunded this order. We’ve taken the eSIM back',
    /couldn’t|sorry|you returned/i,
  ],
])(
  '%s says so: on its page, in the list, to who completes it once more and by mail',
  async (end, cause, sentence, never) => {
    const { buyer, started, complete } = await ENDS[end]!();
    await shop.settle();
    expect(await buyer.order(started.order)).toMatchObject({ status: 'refunded', refund_cause: cause });
    const again = await complete();
    expect([again.status, again.body.code]).toEqual([409, 'refunded']);
    expect(again.body.error).toBe(`${sentence.split('.')[0]}. Your payment was returned in full.`);
    const mails = await shop.world.mailbox(buyer.email);
    const mail = mails.find(({ subject }) => subject === 'Your money is on its way back');
    expect(mail?.text).toContain(sentence);
    expect(mail?.text).not.toMatch(never);
    const { body } = await buyer.get<{ esims: UserEsim[] }>('/api/esims');
    const causes = body.esims.map(({ refund_cause }) => refund_cause);
    expect(causes).toEqual(
      sentence.includes('taken the eSIM back') || cause === 'returned_by_you' ? [cause] : [],
    );
    for (const { id } of body.esims) {
      const details = await buyer.get<{ esim: UserEsim }>(`/api/esims/${id}`);
      const { refund_cause: why, refund: amount, refunded_at: at, paid } = details.body.esim;
      expect([why, amount]).toEqual([cause, paid]);
      expect(Date.parse(at ?? '')).toBeGreaterThan(0);
    }
  },
);

test('an eSIM whose return was refused has no refund', async () => {
  const owned = await ownerOfEsim(shop, { iso: 'PT' });
  await owned.use(5);
  expect((await owned.giveBack()).status).toBe(409);
  expect((await owned.buyer.order(owned.started.order)).refund_cause).toBeNull();
  expect((await owned.buyer.get<{ esims: UserEsim[] }>('/api/esims')).body.esims).toMatchObject([
    { refund_cause: null, refund: null, refunded_at: null },
  ]);
});

test('a buyer who pays after the checkout has expired reads that, and nothing about a second payment', async () => {
  const mia = shop.buyer();
  const begun = await mia.begin(await mia.plan('AT'));
  const { id } = await shop.purchaseOf(begun);
  await shop.deps.db.db.update(purchaseTable).set({ state: 'abandoned' }).where(eq(purchaseTable.id, id));
  await mia.pay(begun.started);
  expect((await begun.complete()).body.error).toBe(
    'This payment came too late. It arrived after your checkout had expired, so we refund it in full, automatically.',
  );
  await shop.settle();
  expect(await mia.order(begun.started.order)).toMatchObject({
    status: 'unpaid',
    second_payment_returned: true,
    refund_cause: null,
  });
  const [mail] = await shop.world.mailbox(mia.email);
  expect(mail?.text).toContain('reached us after the checkout had expired');
  expect(mail?.text).not.toContain('twice');
});
