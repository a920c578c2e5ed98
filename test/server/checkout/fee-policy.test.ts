import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { SoldPlan } from '../../../src/domain/catalog/catalog-schema.ts';
import { FEE_POLICIES, type FeePolicy, planPrice } from '../../../src/domain/checkout/payment-method.ts';
import type { Quote } from '../../../src/domain/checkout/quote-schema.ts';
import { formatMoney, ofBase, retailPrice } from '../../../src/domain/money.ts';
import { ALL_PAGES } from '../../support/browser/public-pages.ts';
import { changeCatalogue, setRules } from '../../support/database/behind-the-shop.ts';
import { priceBook } from '../../support/reading/price-book.ts';
import { readPdf } from '../../support/reading/read-pdf.ts';
import { AMOUNT, strayPrices } from '../../support/reading/said-prices.ts';
import { buyAgainRequest, sendBuyAgain } from '../../support/shop/buying-again.ts';
import { useCachedShop } from '../../support/shop/cached-shop.ts';
import { cardHolder } from '../../support/shop/card-holder.ts';
import type { TestShop } from '../../support/shop/shop.ts';
import { offered } from '../../support/shop/top-ups.ts';
import { ownerOfEsim } from '../../support/shop/usage.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

/** The rates in the spec, as whole numbers: hundredths of a percent of the price, and 30 cents. */
const SHARES = { stripe: 440n, paypal: 499n } as const;
const feeOf = (price: number, by: keyof typeof SHARES) =>
  Number((BigInt(price) * SHARES[by] + 5000n) / 10_000n + 30n);

const inWords = (cents: number) => formatMoney(ofBase(cents));
const cents = (dollars: number) => Math.round(dollars * 100);
/** Matches a line about a fee, but not the tax line in the spec. */
const FEE = /fee/i;
const withoutTaxes = (text: string) => text.replaceAll('Taxes & Service Fee Included', '');

async function setMarkup(shop: TestShop, markupBp: number): Promise<void> {
  await changeCatalogue(shop.deps, (tx) =>
    setRules(tx, [{ scope: 'country', of: 'JP', markup_bp: markupBp }]),
  );
}

async function quoteFor(shop: TestShop, { bundle_name, country_code }: SoldPlan): Promise<Quote> {
  return (await shop.buyer().post<{ quote: Quote }>('/api/quote', { bundle_name, country_code })).body.quote;
}

/** Buys a plan for Japan, and returns its price from everything that names it, in cents and as text. */
async function buyAndRead(shop: TestShop, by: keyof typeof SHARES) {
  const buyer = shop.buyer();
  const plan = await buyer.plan('JP');
  const quote = await quoteFor(shop, plan);
  const begun = await (by === 'stripe' ? buyer.beginAndPay(plan) : buyer.beginAndApprove(plan));
  const { body: done } = await begun.complete();
  await shop.drain();
  const { charges, paypal_captures: captures } = await shop.world.ledger();
  const reference = Object.values(begun.started) as unknown[];
  const taken = [
    ...charges.filter(({ payment_intent }) => reference.includes(payment_intent)),
    ...captures.filter(({ order }) => reference.includes(order)),
  ].map(({ amount }) => amount);
  const [mail] = await shop.world.mailbox(buyer.email);
  if (!mail) throw new Error('no receipt');
  const invoice = await readPdf(await shop.world.attachment(mail, `invoice_${done.esim_id}.pdf`));
  return { plan, quote, taken, order: await buyer.order(done.order), mail: mail.text, invoice: invoice.text };
}

const markups = fc.integer({ min: 0, max: 200_000 });

describe.each(FEE_POLICIES)('fees %s', (policy) => {
  const shop = useCachedShop({ env: { FEE_POLICY: policy } });

  it.each(['stripe', 'paypal'] as const)(
    'by %s, bar, quote, payment, order page, receipt and invoice show the same amount',
    async (by) => {
      await fc.assert(
        fc.asyncProperty(markups, async (markupBp) => {
          await setMarkup(shop, markupBp);
          const { plan, quote, taken, order, mail, invoice } = await buyAndRead(shop, by);
          const asked = quote.methods[by];
          if (!asked) throw new Error(`no price by ${by}`);
          expect(taken).toEqual([asked.total_cents]);
          expect(order.amounts).toEqual(asked);
          expect([asked.price_cents, quote.plan]).toEqual([cents(plan.finalPrice), plan]);
          expect(cents(plan.card_total)).toBe(quote.methods.stripe.total_cents);
          expect(asked.total_cents).toBe(asked.price_cents + asked.fee_cents);

          const [price, fee, total] = [asked.price_cents, asked.fee_cents, asked.total_cents].map(inWords);
          expect(mail).toContain(`Total paid: ${total} USD`);
          expect(invoice).toMatch(new RegExp(`Total paid .*\\${total} USD`));
          if (policy === 'added') {
            expect(asked.fee_cents).toBe(feeOf(asked.price_cents, by));
            const name = by === 'stripe' ? 'Card processing fee' : 'PayPal processing fee';
            expect(mail).toContain(`Plan price: ${price}\n${name}: ${fee}\nTotal paid`);
            expect(invoice).toContain(`7 days ${price} ${name} ${fee} Taxes & Service Fee Included Total`);
          } else {
            expect(asked.fee_cents).toBe(0);
            expect(quote.methods.paypal).toEqual(quote.methods.stripe);
            expect(mail).toContain(`Plan price: ${total}\nTotal paid`);
            expect(invoice).toContain(`7 days ${total} Taxes & Service Fee Included Total`);
            expect([mail, withoutTaxes(invoice)].filter((text) => FEE.test(text))).toEqual([]);
          }
        }),
        { numRuns: 4, examples: [[0], [2500], [200_000]] },
      );
    },
  );

  it('every plan and its country have the same price everywhere', async () => {
    await setMarkup(shop, 2500);
    const { rows } = await shop.deps.db.db.execute<{ name: string; wholesale: number }>(
      sql`select bundle_name as name, wholesale_cents as wholesale from plan where country_code = 'JP' and available`,
    );
    for (const { name, wholesale } of rows) {
      const plan = await shop.buyer().plan('JP', ({ bundle_name }) => bundle_name === name);
      const retail = retailPrice(wholesale, 2500);
      const withFee = retail + feeOf(retail, 'stripe');
      expect([name, cents(plan.card_total)]).toEqual([name, withFee]);
      expect([name, cents(plan.finalPrice)]).toEqual([name, policy === 'included' ? withFee : retail]);
      expect(planPrice(wholesale, 2500, policy)).toBe(cents(plan.finalPrice));
    }
    const day = (await shop.buyer().plan('JP', (plan) => plan.isUnlimited && plan.duration === 1)).finalPrice;
    const listed = await shop
      .buyer()
      .get<{ countries: { starting_price: number }[] }>('/api/countries?isos=JP');
    expect(listed.body.countries[0]?.starting_price).toBe(day);
    expect((await shop.buyer().get<{ feePolicy: FeePolicy }>('/api/settings')).body.feePolicy).toBe(policy);
  });

  it('no page has a price that the wholesaler’s list and the fees do not explain', async () => {
    await setMarkup(shop, 2500);
    const book = priceBook(policy);
    const read = async (path: string) => (await fetch(shop.baseUrl + path)).text();
    const wrong = async (path: string) => strayPrices(await read(path), path, book);
    const others = ['/browse?country=JP', `/country/JP?plan=esim_10GB_30D_JP_V2`];
    // Four fixed plans, none at all, no unlimited day, a region's.
    const places = ['AI', 'VA', 'BT'].flatMap((iso) => [`/country/${iso}`, `/country/${iso}/guide`]);
    for (const path of [...ALL_PAGES, ...others, ...places]) expect(await wrong(path)).toEqual([]);

    // One cent more is found wherever it is.
    for (const path of ['/country/JP', '/country/JP/guide', '/']) {
      const page = (await read(path)).replaceAll(/<(script|style)\b.*?<\/\1>/gs, '');
      const amounts = [...page.matchAll(AMOUNT)];
      expect(amounts.length).toBeGreaterThan(5);
      for (const { index, 0: amount } of amounts) {
        const more = inWords(cents(Number(amount.replaceAll(/[$,]/g, ''))) + 1);
        const planted = page.slice(0, index) + more + page.slice(index + amount.length);
        expect([path, amount, strayPrices(planted, path, book).length]).toEqual([path, amount, 1]);
      }
    }
  });

  it('a top-up, and the same plan again, cost as much as the first one', async () => {
    const mia = await cardHolder(shop);
    const owned = await ownerOfEsim(shop, { iso: 'JP', buyer: mia });
    const { top_ups: topUps } = (await offered(owned)).body;
    expect(topUps.length).toBeGreaterThan(0);
    for (const { quote } of topUps) expect(quote).toEqual(await quoteFor(shop, quote.plan));

    const request = await buyAgainRequest(mia, 'FR');
    expect((await sendBuyAgain(mia, request)).status).toBe(200);
    const { charges } = await shop.world.ledger();
    expect(charges.map(({ amount }) => amount)).toContain(cents(request.price));
    const plan = await mia.plan('FR');
    expect(request.price).toBe(plan.card_total);
  });
});

describe('a change of policy between a quote and its payment', () => {
  const shop = useTestShop();

  it('keeps the quoted price, up to the last document; later buyers get the new price', async () => {
    const buyer = shop.buyer();
    const begun = await buyer.begin(await buyer.plan('PT'));
    Object.assign(shop.deps.settings, { FEE_POLICY: 'included' });
    expect((await buyer.start(begun.request)).body).toEqual(begun.started);
    await buyer.pay(begun.started);
    const { body } = await begun.complete();
    const { amounts } = await buyer.order(body.order);
    expect(amounts.total_cents).toBe(cents(begun.request.price));
    expect(amounts.fee_cents).toBe(feeOf(amounts.price_cents, 'stripe'));
    await shop.drain();
    const [mail] = await shop.world.mailbox(buyer.email);
    expect(mail?.text).toContain(`Card processing fee: ${inWords(amounts.fee_cents)}`);

    const other = shop.buyer();
    const paypal = await other.startPaypal({
      ...begun.request,
      payment_method: 'paypal',
      attempt_id: other.attempt,
      price: (amounts.price_cents + feeOf(amounts.price_cents, 'paypal')) / 100,
    });
    expect(paypal).toMatchObject({ status: 409, body: { code: 'price_changed' } });
    const { quote } = paypal.body as unknown as { quote: Quote };
    expect(quote.methods.paypal).toEqual({
      price_cents: amounts.total_cents,
      fee_cents: 0,
      total_cents: amounts.total_cents,
      currency: 'USD',
    });
  });
});
