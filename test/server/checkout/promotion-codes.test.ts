import { randomUUID } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { amountsFor } from '../../../src/domain/checkout/payment-method.ts';
import type { Quote } from '../../../src/domain/checkout/quote-schema.ts';
import { formatMoney, ofCents } from '../../../src/domain/money.ts';
import { readPdf } from '../../support/reading/read-pdf.ts';
import { promotionsOf, quotedWith, tryCode } from '../../support/shop/promotions.ts';
import { topUp } from '../../support/shop/top-ups.ts';
import { ownerOfEsim } from '../../support/shop/usage.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();
const codes = promotionsOf(shop);

const inWords = (cents: number) => formatMoney(ofCents(cents));
const cents = (dollars: number) => Math.round(dollars * 100);
const fresh = () => ({ attempt_id: randomUUID() });

describe('a code that counts', () => {
  it('is in the quote for each way to pay, whichever way it is typed', async () => {
    const code = await codes.make({ amount_cents: 20 });
    const buyer = shop.buyer();
    const plan = await buyer.plan('JP');
    const { quote } = (await tryCode(buyer, plan, ` ${code.toLowerCase()} `)).body;
    const price = cents(plan.finalPrice);
    for (const [method, told] of [
      ['card', quote.methods.stripe],
      ['paypal', quote.methods.paypal],
    ] as const) {
      const { fee, total } = amountsFor(price - 20, method, 'added');
      expect(told).toEqual({
        price_cents: price,
        discount: { code, cents: 20 },
        fee_cents: fee,
        total_cents: total,
        currency: 'USD',
      });
    }
  });

  it.each(['stripe', 'paypal'] as const)(
    'by %s is charged, and stands on order page, receipt, invoice, order and export; what was paid goes back',
    async (by) => {
      const code = await codes.make();
      const buyer = shop.buyer();
      const plan = await buyer.plan('JP');
      const { quote, byCard, byPaypal } = await quotedWith(buyer, plan, code);
      const asked = quote.methods[by];
      const begun = await (by === 'stripe'
        ? buyer.beginAndPay(plan, byCard)
        : buyer.beginAndApprove(plan, 'pat', byPaypal));
      const { body: done } = await begun.complete();
      await shop.drain();
      const ids = Object.values(begun.started) as unknown[];
      /** What was taken of the buyer, and what went back, in the processor's books. */
      const moved = async () => {
        const { charges, paypal_captures: captures, refunds } = await shop.world.ledger();
        const charge = charges.find(({ payment_intent }) => ids.includes(payment_intent));
        const capture = captures.find(({ order }) => ids.includes(order));
        const back = refunds.filter(({ payment_intent }) => ids.includes(payment_intent));
        return charge
          ? [charge.amount, back.reduce((sum, { amount }) => sum + amount, 0)]
          : [capture?.amount, capture?.refunded];
      };
      expect(await moved()).toEqual([asked?.total_cents, 0]);
      expect((await buyer.order(done.order)).amounts).toEqual(asked);

      const off = asked?.discount?.cents ?? 0;
      expect(off).toBe(Math.floor((cents(plan.finalPrice) * 1000 + 5000) / 10_000));
      const [mail] = await shop.world.mailbox(buyer.email);
      if (!mail || !asked) throw new Error('no receipt');
      expect(mail.text).toContain(
        `Plan price: ${inWords(asked.price_cents)}\nCode ${code}: -${inWords(off)}\n`,
      );
      expect(mail.text).toContain(`Total paid: ${inWords(asked.total_cents)} USD`);
      const { text } = await readPdf(await shop.world.attachment(mail, `invoice_${done.esim_id}.pdf`));
      expect(text).toContain(`${inWords(asked.price_cents)} Code ${code} -${inWords(off)} `);
      expect(text).toMatch(new RegExp(`Total paid .*\\${inWords(asked.total_cents)} USD`));

      const which = (await buyer.order(done.order)).number;
      const order = await codes.ask('order', { which });
      expect([order.price.cents, order.discount]).toEqual([
        asked.price_cents,
        { code, amount: expect.objectContaining({ cents: off }) as unknown },
      ]);
      const journal = await codes.ask('journal', { which });
      expect(journal.sum.cents).toBe(0);
      expect(journal.balances.find(({ account }) => account === 'sales')?.amount.cents).toBe(
        -asked.total_cents,
      );
      expect(await codes.read(code)).toMatchObject({ paid: 1, held: 0, given: { cents: off } });

      await codes.ask('refund', { which, why: 'a test' });
      await shop.settle();
      expect(await moved()).toEqual([asked.total_cents, asked.total_cents]);
      const back = await codes.ask('journal', { which });
      expect([back.sum.cents, back.entries.every(({ sum }) => sum.cents === 0)]).toEqual([0, true]);
      // It was used all the same.
      expect(await codes.read(code)).toMatchObject({ paid: 1, held: 0 });
    },
  );

  it('lowers a plan that is added to an eSIM, too', async () => {
    const owned = await ownerOfEsim(shop, { iso: 'FR' });
    const plan = await owned.buyer.plan('FR');
    const code = await codes.make({ places: ['FR'] });
    const { byCard } = await quotedWith(owned.buyer, plan, code);
    const begun = await owned.buyer.beginAndPay(plan, { ...byCard, ...fresh(), top_up_esim_id: owned.id });
    expect((await begun.complete()).status).toBe(200);
    expect(await codes.read(code)).toMatchObject({ paid: 1 });
    // Without it the same costs what it costs.
    await topUp(shop, owned, 'FR');
  });

  it('is told by the list of eSIMs', async () => {
    const code = await codes.make();
    const buyer = await shop.member();
    const plan = await buyer.plan('JP');
    const { byCard, quote } = await quotedWith(buyer, plan, code);
    await (await buyer.beginAndPay(plan, { ...byCard, is_guest: false })).complete();
    const { body } = await buyer.get<{ esims: object[] }>('/api/esims');
    const off = (quote.methods.stripe.discount?.cents ?? 0) / 100;
    expect(body.esims[0]).toMatchObject({
      price_paid: byCard.price,
      discount_applied: true,
      discount_amount: off,
      original_price: Math.round((byCard.price + off) * 100) / 100,
    });
  });
});

describe('a code that does not count', () => {
  const past = () => new Date(Date.now() - 60_000).toISOString();
  const soon = () => new Date(Date.now() + 86_400_000).toISOString();

  it.each([
    ['ended', () => ({ ends_at: past() })],
    ['not_yet', () => ({ starts_at: soon() })],
    ['other_place', () => ({ places: ['FR'] })],
    ['used_up', () => ({ most_uses: 1 })],
  ] as const)('is refused as %s, with the price without it', async (why, terms) => {
    const code = await codes.make(terms());
    const buyer = shop.buyer();
    const plan = await buyer.plan('JP');
    if (why === 'used_up') {
      const other = shop.buyer();
      await other.begin(plan, (await quotedWith(other, plan, code)).byCard);
    }
    const { status, body } = await tryCode(buyer, plan, code);
    expect([status, body.code, body.why]).toEqual([409, 'code_refused', why]);
    expect(body.quote.methods.stripe.total_cents).toBe(cents(plan.card_total));
  });

  it('of a part of the world counts for its countries', async () => {
    const code = await codes.make({ places: ['Europe'] });
    const buyer = shop.buyer();
    expect((await tryCode(buyer, await buyer.plan('FR'), code)).status).toBe(200);
    expect((await tryCode(buyer, await buyer.plan('JP'), code)).body.why).toBe('other_place');
  });

  it('can’t be made up at a purchase: not even one that there is', async () => {
    const code = await codes.make();
    const buyer = shop.buyer();
    const plan = await buyer.plan('JP');
    const { byCard } = await quotedWith(buyer, plan, code);
    for (const discount_token of [code, `${code}.`, `${code}.AAAAAAAAAAAAAAAAAAAAAA`, '.']) {
      const { status, body } = await buyer.start(await buyer.request(plan, { ...byCard, discount_token }));
      expect([status, (body as { why?: string }).why]).toEqual([409, 'unknown']);
    }
    // Without the token its price is none.
    const bare = await buyer.request(plan, { price: byCard.price });
    expect((await buyer.start(bare)).body.code).toBe('price_changed');
  });
});

describe('a mailbox', () => {
  it('uses a code as often as it says, however its address is written', async () => {
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
    // Nobody gets it by naming another address first.
    const third = shop.buyer();
    const other = await third.begin(plan, as(`other.${name}@example.com`));
    const passed = { ...other.request, billing_details: second.billing_details };
    expect((await third.start(passed)).body).toMatchObject({ code: 'code_refused', why: 'used_by_you' });
    const address = await third.post(`/api/orders/${other.started.order}/address`, {
      email: `${name}@gmail.com`,
    });
    expect([address.status, address.body.reason]).toEqual([409, 'code_not_for_address']);
  });

  it('has one first order, of all codes for those', async () => {
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

  it('of an account is told as soon as the code is typed', async () => {
    const code = await codes.make({ most_per_mailbox: 1 });
    const buyer = await shop.member();
    const plan = await buyer.plan('JP');
    const { byCard } = await quotedWith(buyer, plan, code);
    await (await buyer.beginAndPay(plan, { ...byCard, is_guest: false })).complete();
    expect((await tryCode(buyer, plan, code)).body.why).toBe('used_by_you');
  });
});

describe('in mid-checkout', () => {
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
    'a code %s: who has begun pays what was quoted within the hour, who has not is told and asked anew',
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
      // The answer has what is asked now, and that can be paid.
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

  it('a use that nobody pays is free again after its hour, and a payment that comes then goes back', async () => {
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

  it('taking a code away, or another one, frees the first', async () => {
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

it('of the last use there is one winner, whoever comes at once; twice the same request is one use', async () => {
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
