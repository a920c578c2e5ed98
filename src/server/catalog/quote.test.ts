import fc from 'fast-check';
import { expect, it } from 'vitest';

import { METHODS, takesCurrency } from '../../domain/checkout/payment-method.ts';
import { CURRENCIES } from '../../domain/currencies.ts';
import { ofMinor } from '../../domain/money.ts';
import { leastPayable } from '../../domain/operators/pricing/discount.ts';
import { feesOf } from '../../domain/operators/pricing/price-plan.ts';
import { splitTax } from '../../domain/tax/split-tax.ts';
import { amountsOf, taxOffOf } from './quote.ts';

const offers = fc.record({
  steps: fc.integer({ min: 1, max: 500_00 }),
  currency: fc.constantFrom('USD', 'EUR', 'JPY', 'HUF', 'KWD').filter((code) => code in CURRENCIES),
  fees: fc.constantFrom('added' as const, 'included' as const),
  method: fc.constantFrom(...METHODS),
  taxBp: fc.constantFrom(1700, 1900, 2100, 2500, 2550, 2700),
});

it('charges a company to the cent what it would have left if it got the tax back later', () => {
  fc.assert(
    fc.property(offers, ({ steps, currency: code, fees, method, taxBp }) => {
      const currency = code as keyof typeof CURRENCIES;
      if (!takesCurrency(method, currency)) return;
      const rate = { currency, perBase: 1 };
      const takings = { fees, taxBp: 2700 };
      const minor = steps * CURRENCIES[currency].step;
      const offer = { charged: { minor, target: minor, rate, set: null }, takings } as Parameters<
        typeof amountsOf
      >[0][0];
      const net = amountsOf([offer], method, null, taxBp);
      expect(net.price + net.fee).toBe(net.total);
      expect(net.fee).toBeGreaterThanOrEqual(0);
      expect(net.price).toBe(minor - taxOffOf([offer], null, taxBp));
      const full = amountsOf([offer], method);
      const later = full.total - splitTax(ofMinor(full.total, currency), taxBp).tax.amount;
      // A processor takes no less than this, so a plan as cheap keeps some of its tax.
      if (net.price > leastPayable(feesOf(takings), rate)) expect(net.total).toBe(later);
    }),
    { numRuns: 5000 },
  );
});
