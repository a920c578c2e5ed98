import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';

import { planFactsOf } from '../../domain/catalog/plan-facts.ts';
import { amountsFor, type FeePolicy, type PaymentMethod } from '../../domain/checkout/payment-method.ts';
import type { Quote } from '../../domain/checkout/quote-schema.ts';
import { formatMoney, ofBase } from '../../domain/money.ts';
import type { TopUpTerms } from '../top-up/read-terms.ts';
import { OrderSummary } from './order-summary.tsx';

type Onto = Extract<TopUpTerms, { kind: 'terms' }>;

const FACTS = { groups: ['Standard Fixed'], description: null, speed: ['5G'] };
const METHODS: [PaymentMethod, string][] = [
  ['card', 'Card processing fee 4.4% + $0.30'],
  ['paypal', 'PayPal processing fee 4.99% + $0.30'],
];

function quoteFor(cents: number, policy: FeePolicy = 'added'): Quote {
  const amounts = (method: PaymentMethod) => {
    const { price, fee, total } = amountsFor(ofBase(cents), method, policy);
    return { price_cents: price, fee_cents: fee, total_cents: total, currency: 'USD' as const };
  };
  return {
    plan: {
      bundle_name: 'esim_3GB_7D_JP_V2',
      country_code: 'JP',
      countryCode: 'JP',
      country: 'Japan',
      type: 'fixed',
      isUnlimited: false,
      duration: 7,
      data_amount: 3000,
      finalPrice: cents / 100,
      card_total: amountsFor(ofBase(cents), 'card', policy).total / 100,
      auto_start: true,
      ...FACTS,
      truth: planFactsOf({ dailyAllowance: null, autostart: true, ...FACTS }),
    },
    region: 'Asia',
    image_url: null,
    coverage: 'Nationwide',
    methods: { stripe: amounts('card'), paypal: amounts('paypal') },
  };
}

function words(quote: Quote, method: PaymentMethod, onto: Onto | null = null): string {
  const Page = createRoutesStub([
    { path: '/', Component: () => <OrderSummary quote={quote} method={method} onto={onto} /> },
  ]);
  return renderToStaticMarkup(<Page />)
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

const cents = fc.integer({ min: 1, max: 100_000_00 });

it.each(METHODS)(
  'by %s, price, fee and total on the screen are the quoted ones, to the cent',
  (method, fee) => {
    fc.assert(
      fc.property(cents, (price) => {
        const shown = words(quoteFor(price), method);
        const amounts = amountsFor(ofBase(price), method, 'added');
        const [plan, extra, total] = [amounts.price, amounts.fee, amounts.total].map((cents) =>
          formatMoney(ofBase(cents)),
        );
        expect(shown).toContain(`Plan Price ${plan} ${fee} ${extra} Taxes &amp; Service Fee Included`);
        expect(shown.split(`${total} `).length - 1).toBeGreaterThanOrEqual(2);
      }),
      { numRuns: 50, examples: [[1], [99], [1000], [100_000_00]] },
    );
  },
);

it.each(METHODS)('by %s, a fee inside the price has no line', (method) => {
  fc.assert(
    fc.property(cents, (price) => {
      const shown = words(quoteFor(price, 'included'), method);
      const total = formatMoney(ofBase(price));
      expect(shown).toContain(`Plan Price ${total} Taxes &amp; Service Fee Included`);
      expect(shown).not.toMatch(/processing fee/i);
      expect(shown.split(total).length - 1).toBe(3);
    }),
    { numRuns: 50, examples: [[1], [99], [1000], [100_000_00]] },
  );
});

it('says that no tax is charged, below the line of the spec', () => {
  expect(words(quoteFor(1763), 'card')).toContain(
    'Taxes &amp; Service Fee Included No VAT or sales tax is charged.',
  );
});

it('says what a code promises if the plan’s price allows less', () => {
  const quote = quoteFor(294);
  const { stripe } = quote.methods;
  const discount = { code: 'SUMMER', cents: 57 };
  const by = (capped?: { percent_bp: number | null; amount_cents: number | null }) =>
    words(
      { ...quote, methods: { ...quote.methods, stripe: { ...stripe, discount: { ...discount, capped } } } },
      'card',
    );
  expect(by({ percent_bp: 2000, amount_cents: null })).toContain(
    'Code SUMMER 20% off, up to $0.57 on this plan -$0.57',
  );
  expect(by({ percent_bp: null, amount_cents: 5000 })).toContain('$50.00 off, up to $0.57 on this plan');
  expect(by()).toContain('Code SUMMER -$0.57');
});

it('says which eSIM an added plan is for, and when it starts and ends there', () => {
  const quote = quoteFor(900);
  const topUp = {
    quote,
    starts_after: null,
    is_behind: false,
    use_by: '2027-05-20T12:00:00Z',
    lasts_days: 7,
  };
  const onto: Onto = { kind: 'terms', esim: { iccid: '8944500000000001234' } as Onto['esim'], topUp };
  const shown = words(quote, 'card', onto);
  expect(shown).toContain('Goes onto eSIM …1234 Starts At its first use Ends 7 days after its first use');
  expect(shown).toContain('Japan data');
  expect(shown).not.toContain('Japan eSIM');
  const behind = { ...onto, topUp: { ...topUp, starts_after: '2026-12-01T08:00:00Z' } };
  expect(words(quote, 'card', behind)).toContain('After 1 Dec 2026, 08:00 UTC');
  // It says only once when the plan starts.
  expect(words(quote, 'card', behind)).not.toContain('Starts at first use');
  expect(words(quote, 'card', behind)).toContain('Speed: 5G');
  const waiting = { ...onto, topUp: { ...topUp, is_behind: true } };
  expect(words(quote, 'card', waiting)).toContain(
    'Starts When the first one ends Ends 7 days after it starts',
  );
  expect(words(quote, 'card')).not.toContain('Goes onto');
});

it('says before anybody pays that an identity check is needed, and nothing where it is unknown', () => {
  const quote = quoteFor(500);
  const asks = (idCheck: boolean | null) =>
    words(
      { ...quote, plan: { ...quote.plan, truth: { ...quote.plan.truth, id_check: idCheck } } },
      'card',
    ).includes('ID check needed Have your passport at hand');
  expect([asks(true), asks(false), asks(null)]).toEqual([true, false, false]);
});
