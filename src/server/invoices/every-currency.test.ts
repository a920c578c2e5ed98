import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import {
  DEFAULT_METHOD,
  FEE_POLICIES,
  methodOnWire,
  OTHER_METHODS,
  PAYMENT_METHODS,
} from '../../domain/checkout/payment-method.ts';
import type { MethodOnWire } from '../../domain/checkout/payment-method.ts';
import type { QuotedAmounts } from '../../domain/checkout/quote-schema.ts';
import { CURRENCIES, CURRENCY_CODES, type Currency } from '../../domain/currencies.ts';
import { formatMoney, fromDecimal, type Minor, moneyOf, ofMinor, toDecimal } from '../../domain/money.ts';
import { canEnd, LOCAL_ENDINGS } from '../../domain/operators/pricing/local-price.ts';
import { type InvoiceTax, taxOfSale } from '../../domain/tax/invoice-tax.ts';
import type { Offer } from '../catalog/queries.ts';
import { quoteOf } from '../catalog/quote.ts';
import { creditFacts, invoiceFacts } from '../drawing/invoice/invoice-facts.ts';
import { invoicePage } from '../drawing/invoice/invoice-page.ts';
import { chargedBy, inBase } from '../pricing/local-prices.ts';
import { paymentOf } from '../purchase/paid-price.ts';
import type { Purchase, Refund } from '../purchase/tables.ts';

const COMMON = { step: 1, feeEach: 50, leastCharge: 100, paypal: false } as const;
/** As if the shop sold in these too: yen's kind, euros' kind, and one of whole units with decimals on paper. */
const MORE = [
  ...['CLP', 'VND', 'PYG', 'XAF'].map((code) => [code, { ...COMMON, sign: code, digits: 0 }] as const),
  ...['MYR', 'PHP', 'PEN', 'COP', 'KES', 'MAD', 'EGP', 'QAR', 'SAR'].map(
    (code) => [code, { ...COMMON, sign: code, digits: 2 }] as const,
  ),
  ['ISK', { ...COMMON, sign: 'ISK', digits: 2, step: 100, feeEach: 5000, leastCharge: 10_000 }] as const,
].filter(([code]) => !Object.hasOwn(CURRENCIES, code));
const FORTY = [...CURRENCY_CODES, ...MORE.map(([code]) => code as Currency)];

beforeAll(() => void Object.assign(CURRENCIES, Object.fromEntries(MORE)));
afterAll(() => {
  for (const [code] of MORE) Reflect.deleteProperty(CURRENCIES, code);
});

const ON = { isSet: true };
const SHOP = {
  processors: { stripe: ON, paypal: ON, bank: ON },
  switches: { current: () => ({ paused: {} }) },
  settings: { BRAND_NAME: 'Roamer', BASE_URL: 'https://roamer.example', LEGAL_NAME: 'Roamer Ltd' },
  catalog: {},
} as unknown as Parameters<typeof quoteOf>[0] & Parameters<typeof invoiceFacts>[0];
const AT = new Date('2026-11-20T08:00:00Z');

const sales = fc.record({
  currency: fc.constantFrom(...FORTY),
  /** In dollars, as rules make them. */
  price: fc.integer({ min: 50, max: 50_000 }),
  floor: fc.option(fc.integer({ min: 1, max: 50_000 })),
  perBase: fc.double({ min: 0.3, max: 4000, noNaN: true }).map((rate) => Number(rate.toPrecision(6))),
  margin_bp: fc.integer({ min: 0, max: 1000 }),
  ending: fc.constantFrom(...LOCAL_ENDINGS),
  /** Of the price, in percent. */
  off: fc.constantFrom(0, 0, 7, 15, 33),
  fees: fc.constantFrom(...FEE_POLICIES),
  method: fc.constantFrom(DEFAULT_METHOD, ...OTHER_METHODS),
  /** Null for a shop that charges no tax. */
  rateBp: fc.constantFrom(null, 1700, 1900, 2550, 2700),
  cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 }),
});
type Sale = typeof sales extends fc.Arbitrary<infer Made> ? Made : never;

function offerOf({ currency, price, floor, perBase, margin_bp, ending, fees }: Sale): Offer {
  const rate = { currency, perBase };
  const terms = { margin_bp, ending: canEnd(currency, ending) ? ending : 'none' };
  const set = { rate, source: 'ecb' as const, ofDay: '2026-11-20', terms };
  const priced = { price, floor };
  const fresh = chargedBy(set, priced, null);
  const charged = currency === 'USD' ? inBase(priced) : chargedBy(set, priced, [fresh.minor, fresh.target]);
  expect(charged.minor).toBe(currency === 'USD' ? price : fresh.minor);
  return { charged, takings: fees, plan: { country: 'Japan', country_code: 'JP', truth: {} } } as Offer;
}

/** Parts that make up the whole, as the shop can give them back. */
function partsOf(total: Minor, step: number, cuts: readonly number[]): Minor[] {
  const ends = [...cuts.map((share) => Math.floor((total * share) / step) * step), total];
  return ends
    .toSorted((one, other) => one - other)
    .map((end, at, all) => end - (all[at - 1] ?? 0))
    .filter((part) => part > 0);
}

const sum = (all: readonly Minor[]) => all.reduce((total, one) => total + one, 0);
const taxIn = (tax: InvoiceTax | undefined) =>
  tax === undefined || tax.kind === 'none' ? null : { net: tax.netCents, tax: tax.taxCents };

it('shows, quotes, charges, invoices and refunds one amount in forty currencies, with taxes or without', () => {
  expect(FORTY.length).toBeGreaterThanOrEqual(40);
  const seen = new Set<string>();
  fc.assert(
    fc.property(sales, (sale) => {
      const { currency, method, off, fees } = sale;
      const { step } = CURRENCIES[currency];
      const offer = offerOf(sale);
      const cents = Math.floor((offer.charged.minor * off) / 100 / step) * step;
      const discount = cents === 0 ? null : { code: 'SUMMER', cents, shares: [cents], token: 't' };
      const quote = quoteOf(SHOP, [offer], discount);
      const { wire } = PAYMENT_METHODS[method];
      const asked = quote.methods[wire];
      if (!asked) {
        expect(quote.not_in_currency).toContain(wire);
        return;
      }
      seen.add(currency);

      // Shown on pages and in the checkout.
      if (currency !== 'USD') {
        const shown = quote.plan.local;
        expect(shown).toMatchObject({ currency, price: asked.price_cents });
        if (method === 'card' && !discount) expect(shown?.card_total).toBe(asked.total_cents);
      }
      expect(asked.price_cents - cents + asked.fee_cents).toBe(asked.total_cents);
      const total = ofMinor(asked.total_cents, currency);
      // What a page sends is what the shop compares.
      expect(fromDecimal(Number(toDecimal(total)), currency)).toEqual(total);

      // Charged.
      const purchase = purchaseOf(asked, { currency, wire });
      const payment = paymentOf(purchase);
      expect(moneyOf(payment)).toEqual(total);
      expect([payment.amountCents % step, asked.price_cents % step, asked.fee_cents % step]).toEqual([
        0, 0, 0,
      ]);

      // Invoiced.
      const tax: InvoiceTax =
        sale.rateBp === null
          ? { kind: 'none' }
          : taxOfSale(total, { kind: 'consumer', territory: 'DE', rateBp: sale.rateBp }, null);
      const facts = invoiceFacts(SHOP, purchase, payment, tax);
      const { planCents, discount: taken, feeCents, totalCents } = facts.price;
      expect([planCents - (taken?.cents ?? 0) + feeCents, totalCents]).toEqual([total.amount, total.amount]);
      if (fees === 'included') expect(feeCents).toBe(0);
      const page = invoicePage({ kind: 'invoice', number: 1, issuedAt: AT, facts, buyer: null });
      expect(page.words.total[1].text.startsWith(formatMoney(total))).toBe(true);
      const invoiced = taxIn(facts.tax);
      if (invoiced) expect(invoiced.net + invoiced.tax).toBe(total.amount);

      // Refunded, in parts that add up to the whole.
      const parts = partsOf(total.amount, step, sale.cuts);
      const notes = parts.map((amountCents, at) => {
        const refund = { amountCents, currency, part: at < parts.length - 1 ? 'part' : null } as Refund;
        const before = sum(parts.slice(0, at));
        const credited = { number: 'INV-000001', tax, before, offset: 0, owedIn: null };
        return creditFacts(SHOP, { purchase, payment, refund, credited });
      });
      expect(notes.map(({ price }) => price.totalCents)).toEqual(parts);
      expect(sum(parts)).toBe(total.amount);
      const back = notes.map((note) => taxIn(note.tax));
      if (invoiced) {
        expect(sum(back.map((one) => one?.net ?? 0))).toBe(invoiced.net);
        expect(sum(back.map((one) => one?.tax ?? 0))).toBe(invoiced.tax);
        expect(back.every((one) => one && one.net >= 0 && one.tax >= 0 && one.tax % step === 0)).toBe(true);
      }
    }),
    { numRuns: 3000 },
  );
  expect(seen.size).toBe(FORTY.length);
});

/** As the checkout opens it from a quote, and a payment pays it. */
function purchaseOf(
  { price_cents, discount, fee_cents }: QuotedAmounts,
  { currency, wire }: { currency: Currency; wire: MethodOnWire },
): Purchase {
  const method = methodOnWire(wire);
  return {
    id: '7f3c2b1a-0000-4000-8000-000000000000',
    currency,
    priceCents: price_cents - (discount?.cents ?? 0),
    discountCode: discount?.code ?? null,
    discountCents: discount?.cents ?? 0,
    fees: { [method]: fee_cents },
    paidMethod: method,
    paidWith: null,
    paidAt: AT,
    bundleName: 'esim_1GB_7D_JP_V2',
    plan: { country: 'Japan', country_code: 'JP', type: 'fixed', data_amount: 1000, duration: 7, truth: {} },
  } as unknown as Purchase;
}
