import { describe, expect, it } from 'vitest';

import type { Plan } from '../catalog/catalog-schema.ts';
import { planFactsOf } from '../catalog/plan-facts.ts';
import { ofCents } from '../money.ts';
import { checkoutLink, claimedPrice, readCheckoutLink } from './checkout-link.ts';

const plan: Plan = {
  bundle_name: 'esim_2GB_15D_JP_V2',
  country_code: 'JP',
  countryCode: 'JP',
  country: 'Japan',
  type: 'fixed',
  isUnlimited: false,
  duration: 15,
  data_amount: 2000,
  finalPrice: 3.9,
  auto_start: true,
  speed: ['4G', '5G'],
  groups: ['Standard Fixed'],
  description: null,
  truth: planFactsOf({ dailyAllowance: null, speed: [], autostart: true }),
};

describe('a checkout link', () => {
  it('carries what people may want to read, the price with two decimals', () => {
    expect(checkoutLink(plan, '/flags/jp.svg')).toEqual({
      id: 'esim_2GB_15D_JP_V2',
      country: 'Japan',
      countryCode: 'JP',
      countryFlag: '/flags/jp.svg',
      dataAmount: '2.0 GB',
      duration: 15,
      price: '3.90',
      planData: plan,
    });
    expect(checkoutLink({ ...plan, data_amount: -1 }, '').dataAmount).toBe('Unlimited');
  });

  it('names the plan again when it comes back through an address', () => {
    const parameter = JSON.stringify(checkoutLink(plan, '/flags/jp.svg'));
    const address = new URL(`http://shop.example/checkout?${new URLSearchParams({ plan: parameter })}`);
    expect(readCheckoutLink(address.searchParams.get('plan'))).toEqual({
      id: 'esim_2GB_15D_JP_V2',
      countryCode: 'JP',
    });
  });

  it('is believed in nothing but which plan is meant', () => {
    const forged = { ...checkoutLink(plan, ''), price: '0.01', planData: { ...plan, finalPrice: 0.01 } };
    expect(Object.keys(readCheckoutLink(JSON.stringify(forged)) ?? {})).toEqual(['id', 'countryCode']);
  });

  it('that is missing or unreadable is none', () => {
    const garbage = [
      null,
      '',
      'plan',
      '{',
      'null',
      '[]',
      '7',
      '{}',
      '{"id":"x"}',
      '{"id":7,"countryCode":"JP"}',
      '{"id":"","countryCode":"JP"}',
      JSON.stringify({ id: 'x'.repeat(101), countryCode: 'JP' }),
      JSON.stringify({ id: 'x', countryCode: 'J' }),
    ];
    expect(garbage.map(readCheckoutLink)).toEqual(garbage.map(() => null));
  });

  it('claims a price, as far as it can be read', () => {
    expect(claimedPrice(JSON.stringify(checkoutLink(plan, '')))).toEqual(ofCents(390));
    for (const [price, cents] of [
      ['0.01', 1],
      ['4', 400],
      [19.9, 1990],
      ['free', null],
      ['-3.90', null],
      ['1e9', null],
      [null, null],
      [{}, null],
    ]) {
      const claimed = typeof cents === 'number' ? ofCents(cents) : null;
      expect(claimedPrice(JSON.stringify({ price })), JSON.stringify(price)).toEqual(claimed);
    }
    for (const garbage of [null, '', '{', 'null', '[]', '{}']) expect(claimedPrice(garbage)).toBeNull();
  });
});
