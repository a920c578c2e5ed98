import { beforeEach, describe, expect, it } from 'vitest';

import { requestRefund } from '../../../src/server/refunds/request-refund.ts';
import { atCommandLine } from '../../../src/server/staff/acting.ts';
import { ownerOfEsim } from '../../support/shop/usage.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop({ env: { RETURNS_PER_MONTH: '3' } });
// Each test is in another month.
beforeEach(() => shop.passSeconds(31 * 86_400));

/** A purchase with its own card. */
function bought(email?: string, card = 'pm_card_visa') {
  const request = email ? { billing_details: { fullName: 'Mia Larsen', email } } : {};
  return ownerOfEsim(shop, { request, card });
}

describe('returning again and again', () => {
  it('is refused the fourth time for one card, with advice, and the operator can allow it', async () => {
    for (let times = 0; times < 3; times++) expect((await (await bought()).giveBack()).status).toBe(200);
    const fourth = await bought();
    const { status, body } = await fourth.giveBack();
    expect([status, body.code]).toEqual([409, 'not_refundable']);
    expect(body.error).toContain('Please write to our support');
    await shop.settle();
    expect((await shop.purchaseOf(fourth)).state).toBe('delivered');
    await requestRefund(shop.deps, await shop.purchaseOf(fourth), {
      who: 'operator',
      why: 'asked nicely',
      by: atCommandLine('test'),
    });
    await shop.settle();
    expect((await shop.purchaseOf(fourth)).state).toBe('refunded');
    const otherCard = await bought(undefined, 'pm_card_amex');
    expect((await otherCard.giveBack()).status).toBe(200);
  });

  it('is refused for one mailbox, in any spelling and with any card', async () => {
    const ways = ['mia.walker@gmail.com', 'MiaWalker+1@gmail.com', 'm.i.a.walker@googlemail.com'];
    const cards = ['pm_card_visa', 'pm_card_mastercard', 'pm_card_amex'];
    for (const [index, email] of ways.entries())
      expect((await (await bought(email, cards[index])).giveBack()).status).toBe(200);
    const fourth = await bought('miawalker@gmail.com', 'pm_card_discover');
    expect((await fourth.giveBack()).status).toBe(409);
    shop.passSeconds(31 * 86_400);
    expect((await (await bought('miawalker@gmail.com', 'pm_card_discover')).giveBack()).status).toBe(200);
  });

  it('is limited if all are requested at once, and a repeated request counts once', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => bought()));
    const answers = await Promise.all(all.flatMap(({ giveBack }) => [giveBack(), giveBack()]));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    await shop.settle();
    const states = await Promise.all(all.map(async (one) => (await shop.purchaseOf(one)).state));
    expect(states.filter((state) => state === 'refunded')).toHaveLength(3);
    expect(states.filter((state) => state === 'delivered')).toHaveLength(3);
  });

  it('does not count refused requests', async () => {
    for (let times = 0; times < 3; times++) {
      const used = await bought();
      await used.use(5);
      expect((await used.giveBack()).status).toBe(409);
    }
    expect((await (await bought()).giveBack()).status).toBe(200);
  });
});
