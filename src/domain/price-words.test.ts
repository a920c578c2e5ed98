import { expect, it } from 'vitest';

import { ofBase } from './money.ts';
import { priceWords } from './price-words.ts';

const price = (total: number, fee: number) => ({ fee: ofBase(fee), total: ofBase(total) });

it('says the price without a fee, and the charge with its method', () => {
  expect(priceWords(price(337, 43))).toEqual({
    plan: '$2.94',
    charged: '$3.37 with card',
    total: '$3.37',
    by: 'with card',
  });
  expect(priceWords(price(339, 45), 'PayPal').charged).toBe('$3.39 with PayPal');
  expect(priceWords(price(100_00, 30)).plan).toBe('$99.70');
});

it('says one amount if nothing is added', () => {
  expect(priceWords(price(337, 0))).toEqual({ plan: '$3.37', charged: null, total: '$3.37', by: null });
});
