import { randomUUID } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import type { Quote } from '../../../src/domain/checkout/quote-schema.ts';
import { promotionsOf, quotedWith, tryCode } from '../../support/shop/promotions.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();
const codes = promotionsOf(shop);

const cents = (dollars: number) => Math.round(dollars * 100);
const fresh = () => ({ attempt_id: randomUUID() });

describe('a mailbox', () => {
  it('can use a code as often as the code allows, in any spelling of the address', async () => {
    const code = await codes.make({ most_per_mailbox: 1 });
    const [buyer, again] = [shop.buyer(), shop.buyer()];
    const plan = await buyer.plan('JP');
    const { byCard } = await quotedWith(buyer, plan, code);
    const name = randomUUID().slice(0, 8);
    const as = (email: string) => ({ ...byCard, billing_details: { fullName: 'Mia Larsen', email } });
    const begun = await buyer.beginAndPay(plan, as(`${name}@gmail.com`));
    const second = await again.request(plan, as(`${name.slice(0, 2)}.${name.slice(2)}+x@googlemail.com`));
    expect((await again.start(second)).body).toMatchObject({ code: 'code_refused', why: 'held_by_you' });
    expect((await begun.complete()).status).toBe(200);
    expect((await again.start(second)).body).toMatchObject({ code: 'code_refused', why: 'used_by_you' });
    // Giving another address first does not help.
    const third = shop.buyer();
    const other = await third.begin(plan, as(`other.${name}@example.com`));
    const passed = { ...other.request, billing_details: second.billing_details };
    expect((await third.start(passed)).body).toMatchObject({ code: 'code_refused', why: 'used_by_you' });
    const address = await third.post(`/api/orders/${other.started.order}/address`, {
      email: `${name}@gmail.com`,
    });
    expect([address.status, address.body.reason]).toEqual([409, 'code_not_for_address']);
  });

  it('has one first order, across all codes for first orders', async () => {
    const [one, other] = [await codes.make({ first_order: true }), await codes.make({ first_order: true })];
    const buyer = shop.buyer();
    const plan = await buyer.plan('JP');
    const first = await quotedWith(buyer, plan, one);
    const begun = await buyer.beginAndPay(plan, first.byCard);
    const second = await quotedWith(buyer, plan, other);
    const asked = await buyer.request(plan, { ...second.byCard, ...fresh() });
    expect((await buyer.start(asked)).body).toMatchObject({ why: 'held_by_you' });
    await begun.complete();
    expect((await buyer.start(asked)).body).toMatchObject({ why: 'not_first' });
  });

  it('of an account is refused as soon as the code is entered', async () => {
    const code = await codes.make({ most_per_mailbox: 1 });
    const buyer = await shop.member();
    const plan = await buyer.plan('JP');
    const { byCard } = await quotedWith(buyer, plan, code);
    await (await buyer.beginAndPay(plan, { ...byCard, is_guest: false })).complete();
    expect((await tryCode(buyer, plan, code)).body.why).toBe('used_by_you');
  });
});

describe('during the checkout', () => {
  it.each([
    ['ends', (code: string) => codes.ask('promotion_end', { code }), 'ended'],
    [
      'is changed',
      (code: string) => codes.ask('promotion_change', { code, percent_bp: 500 }),
      'price_changed',
    ],
    [
      'is used up',
      async (code: string) => {
        const other = shop.buyer();
        const plan = await other.plan('JP');
        await other.begin(plan, (await quotedWith(other, plan, code)).byCard);
      },
      'used_up',
    ],
  ] as const)(
    'a code %s: a buyer who has begun pays the quote within the hour, another one reads so and is asked again',
    async (_what, change, told) => {
      const code = await codes.make({ most_uses: 2 });
      const [quick, slow] = [shop.buyer(), shop.buyer()];
      const plan = await quick.plan('JP');
      const { byCard } = await quotedWith(quick, plan, code);
      const begun = await quick.begin(plan, byCard);
      const late = await slow.request(plan, byCard);
      await change(code);
      shop.passSeconds(50 * 60);
      expect((await quick.start(begun.request)).body).toEqual(begun.started);
      const refused = (await slow.start(late)).body as unknown as {
        why?: string;
        code: string;
        quote: Quote;
      };
      expect(refused.why ?? refused.code).toBe(told);
      // The refusal has the current quote, which can be paid.
      const { quote } = refused;
      const anew = {
        ...late,
        price: quote.methods.stripe.total_cents / 100,
        discount_token: quote.discount_token,
      };
      expect((await slow.start(anew)).status).toBe(200);
      await quick.pay(begun.started);
      expect((await begun.complete()).status).toBe(200);
      const { charges } = await shop.world.books(begun);
      expect(charges.map(({ amount }) => amount)).toEqual([cents(byCard.price)]);
    },
  );

  it('an unpaid use is free again after an hour, and a later payment is refunded', async () => {
    const code = await codes.make({ most_uses: 1 });
    const [buyer, other] = [shop.buyer(), shop.buyer()];
    const plan = await buyer.plan('JP');
    const { byCard } = await quotedWith(buyer, plan, code);
    const begun = await buyer.begin(plan, byCard);
    expect(await codes.read(code)).toMatchObject({ held: 1, paid: 0 });
    expect((await tryCode(other, plan, code)).body.why).toBe('used_up');
    await shop.later(61 * 60);
    expect(await codes.read(code)).toMatchObject({ held: 0, paid: 0 });
    const second = await other.beginAndPay(plan, (await quotedWith(other, plan, code)).byCard);
    expect((await second.complete()).status).toBe(200);
    expect((await begun.complete()).body.code).toBe('payment_required');
    expect(await codes.read(code)).toMatchObject({ held: 0, paid: 1, state: 'used_up' });
  });

  it('removing or replacing a code frees it', async () => {
    const [one, other] = [await codes.make(), await codes.make()];
    const buyer = shop.buyer();
    const plan = await buyer.plan('JP');
    const first = await buyer.begin(plan, (await quotedWith(buyer, plan, one)).byCard);
    await buyer.begin(plan, (await quotedWith(buyer, plan, other)).byCard);
    expect([(await codes.read(one)).held, (await codes.read(other)).held]).toEqual([0, 1]);
    const plain = await buyer.beginAndPay(plan);
    expect((await codes.read(other)).held).toBe(0);
    expect(plain.request.price).toBeGreaterThan(first.request.price);
    expect((await plain.complete()).status).toBe(200);
  });
});

it('the last use has one winner among simultaneous buyers; the same request twice is one use', async () => {
  const code = await codes.make({ most_uses: 1 });
  const buyers = Array.from({ length: 8 }, () => shop.buyer());
  const plan = await shop.buyer().plan('JP');
  const { byCard } = await quotedWith(shop.buyer(), plan, code);
  const requests = await Promise.all(buyers.map((buyer) => buyer.request(plan, byCard)));
  const answers = await Promise.all(
    buyers.flatMap((buyer, at) => [buyer.start(requests[at]), buyer.start(requests[at])]),
  );
  const won = new Set(
    answers.filter(({ status }) => status === 200).map(({ body }) => body.payment_intent_id),
  );
  expect(won.size).toBe(1);
  const lost = answers.filter(({ status }) => status !== 200);
  expect(lost.length).toBeGreaterThanOrEqual(14);
  for (const { body } of lost)
    expect(['used_up', 'attempt_used']).toContain((body as { why?: string }).why ?? body.code);
  expect(await codes.read(code)).toMatchObject({ held: 1, paid: 0 });
});
