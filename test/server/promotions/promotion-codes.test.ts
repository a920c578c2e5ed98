import { randomUUID } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { amountsFor } from '../../../src/domain/checkout/payment-method.ts';
import { formatMoney, ofBase, ofMinor, toDecimal } from '../../../src/domain/money.ts';
import { runCommand } from '../../../src/server/admin/cli/commands.ts';
import { readPdf } from '../../support/reading/read-pdf.ts';
import { promotionsOf, quotedWith, tryCode } from '../../support/shop/promotions.ts';
import { topUp } from '../../support/shop/top-ups.ts';
import { ownerOfEsim } from '../../support/shop/usage.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();
const codes = promotionsOf(shop);

const inWords = (cents: number) => formatMoney(ofBase(cents));
const cents = (dollars: number) => Math.round(dollars * 100);
const fresh = () => ({ attempt_id: randomUUID() });

describe('a valid code', () => {
  it('is in the quote for each payment method, in any spelling', async () => {
    const code = await codes.make({ amount_cents: 20 });
    const buyer = shop.buyer();
    const plan = await buyer.plan('JP');
    const { quote } = (await tryCode(buyer, plan, ` ${code.toLowerCase()} `)).body;
    const price = cents(plan.finalPrice);
    for (const [method, told] of [
      ['card', quote.methods.stripe],
      ['paypal', quote.methods.paypal],
    ] as const) {
      const { fee, total } = amountsFor(ofBase(price - 20), method, 'added');
      expect(told).toEqual({
        price_cents: price,
        discount: { code, cents: 20 },
        fee_cents: fee,
        total_cents: total,
        currency: 'USD',
      });
    }
  });

  it('says so if it promises more than a price allows, in its quote and to its maker', async () => {
    const buyer = shop.buyer();
    const plan = await buyer.plan('JP');
    const half = await codes.make({ percent_bp: 5000 });
    const { discount } = (await tryCode(buyer, plan, half)).body.quote.methods.stripe;
    expect(discount?.cents).toBeLessThan(cents(plan.finalPrice) / 2);
    expect(discount?.capped).toEqual({ percent_bp: 5000, amount_cents: null });
    const { reach } = await codes.read(half);
    expect(reach.short).toBeGreaterThan(0);
    expect(reach.short).toBeLessThanOrEqual(reach.plans);
    const told = (await runCommand(shop.deps, ['promotion', 'HALF', 'make', '--percent', '50', '--yes']))
      .text;
    expect(told).toMatch(new RegExp(`reach plans +${reach.plans}\\nreach short +${reach.short}$`, 'm'));

    const little = await codes.make({ percent_bp: 100, places: ['JP'] });
    const kept = (await tryCode(buyer, plan, little)).body.quote.methods.stripe.discount;
    expect(kept).toEqual({ code: little, cents: Math.round(cents(plan.finalPrice) / 100) });
    const narrow = (await codes.read(little)).reach;
    expect(narrow).toMatchObject({ short: 0 });
    expect(narrow.plans).toBeLessThan(reach.plans);
  });

  it.each(['stripe', 'paypal'] as const)(
    'lowers the charge by %s, and is on order page, receipt, invoice, order and export; a refund returns the lowered amount',
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
      /** What the buyer was charged and refunded, by the processor's records. */
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
      const order = await codes.ask('order', { order: which });
      expect([order.price.cents, order.discount]).toEqual([
        asked.price_cents,
        { code, amount: expect.objectContaining({ cents: off }) as unknown },
      ]);
      const journal = await codes.ask('journal', { order: which });
      expect(journal.sums.map(({ cents }) => cents)).toEqual([0]);
      expect(journal.balances.find(({ account }) => account === 'sales')?.amount.cents).toBe(
        -asked.total_cents,
      );
      expect(await codes.read(code)).toMatchObject({ paid: 1, held: 0, given: { cents: off } });

      await codes.ask('refund', { order: which, reason: 'a test' });
      await shop.settle();
      expect(await moved()).toEqual([asked.total_cents, asked.total_cents]);
      const back = await codes.ask('journal', { order: which });
      const zero = (sums: { cents: number }[]) => sums.every(({ cents }) => cents === 0);
      expect([zero(back.sums), back.entries.every(({ sums }) => zero(sums))]).toEqual([true, true]);
      // It counts as used all the same.
      expect(await codes.read(code)).toMatchObject({ paid: 1, held: 0 });
    },
  );

  it('lowers the price of a top-up, too', async () => {
    const owned = await ownerOfEsim(shop, { iso: 'FR' });
    const plan = await owned.buyer.plan('FR');
    const code = await codes.make({ places: ['FR'] });
    const { byCard } = await quotedWith(owned.buyer, plan, code);
    const begun = await owned.buyer.beginAndPay(plan, { ...byCard, ...fresh(), top_up_esim_id: owned.id });
    expect((await begun.complete()).status).toBe(200);
    expect(await codes.read(code)).toMatchObject({ paid: 1 });
    // Without the code, the plan has its usual price.
    await topUp(shop, owned, 'FR');
  });

  it('is shown in the list of eSIMs', async () => {
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

describe('a code in another currency', () => {
  it.each(['EUR', 'JPY', 'HUF'] as const)(
    'takes off what is set for %s, at the purchase too',
    async (currency) => {
      await shop.handlers['rates.read']({});
      await codes.ask('currency_publish', { currency, on: true });
      const amounts = { EUR: 30, JPY: 40, HUF: 10_000 };
      const code = await codes.make({ amount_cents: 20, amounts, below_floor: true });
      const buyer = shop.buyer();
      const plan = await buyer.plan('JP');
      const { quote } = (await tryCode(buyer, plan, code, currency)).body;
      const { stripe } = quote.methods;
      expect([stripe.currency, stripe.discount]).toEqual([currency, { code, cents: amounts[currency] }]);
      const total = Number(toDecimal(ofMinor(stripe.total_cents, currency)));
      const changes = { currency, price: total, discount_token: quote.discount_token };
      const begun = await buyer.beginAndPay(plan, changes);
      const { body: done } = await begun.complete();
      await shop.settle();
      expect((await buyer.order(done.order)).amounts).toEqual(stripe);
      const { given } = await codes.read(code);
      const rate = (await codes.ask('currencies', {})).currencies.find(
        (one) => one.currency === currency,
      )?.rate;
      const digits = currency === 'JPY' ? 1 : 100;
      expect(given.cents).toBe(Math.round((amounts[currency] / digits / (rate?.per_base ?? 0)) * 100));
    },
  );

  it('does not apply without an amount there, says so, and is not converted; a percentage needs none', async () => {
    await shop.handlers['rates.read']({});
    await codes.ask('currency_publish', { currency: 'GBP', on: true });
    const buyer = shop.buyer();
    const plan = await buyer.plan('JP');
    const code = await codes.make({ amount_cents: 20, amounts: { EUR: 30 } });
    const { status, body } = await tryCode(buyer, plan, code, 'GBP');
    expect([status, body.code, body.why]).toEqual([409, 'code_refused', 'other_currency']);
    expect(body.error).toBe('This code doesn’t work in this currency. It works if you pay in US dollars.');
    expect(body.quote.methods.stripe.currency).toBe('GBP');
    expect((await tryCode(buyer, plan, code)).body.quote.methods.stripe.discount?.cents).toBe(20);
    // A token of the dollar quote is no way around it.
    const { quote } = (await tryCode(buyer, plan, code)).body;
    const price = Number(toDecimal(ofMinor(body.quote.methods.stripe.total_cents, 'GBP')));
    const request = await buyer.request(plan, {
      currency: 'GBP',
      price,
      discount_token: quote.discount_token,
    });
    expect((await buyer.start(request)).body).toMatchObject({ code: 'code_refused', why: 'other_currency' });
    const share = await codes.make({ percent_bp: 500 });
    const { discount } = (await tryCode(buyer, plan, share, 'GBP')).body.quote.methods.stripe;
    expect(discount?.cents).toBeGreaterThan(0);
  });
});

describe('an invalid code', () => {
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

  it('for a part of the world works for its countries', async () => {
    const code = await codes.make({ places: ['Europe'] });
    const buyer = shop.buyer();
    expect((await tryCode(buyer, await buyer.plan('FR'), code)).status).toBe(200);
    expect((await tryCode(buyer, await buyer.plan('JP'), code)).body.why).toBe('other_place');
  });

  it('cannot be added at the purchase, even if it exists', async () => {
    const code = await codes.make();
    const buyer = shop.buyer();
    const plan = await buyer.plan('JP');
    const { byCard } = await quotedWith(buyer, plan, code);
    for (const discount_token of [code, `${code}.`, `${code}.AAAAAAAAAAAAAAAAAAAAAA`, '.']) {
      const { status, body } = await buyer.start(await buyer.request(plan, { ...byCard, discount_token }));
      expect([status, (body as { why?: string }).why]).toEqual([409, 'unknown']);
    }
    // Without the token, its price is not accepted.
    const bare = await buyer.request(plan, { price: byCard.price });
    expect((await buyer.start(bare)).body.code).toBe('price_changed');
  });
});
