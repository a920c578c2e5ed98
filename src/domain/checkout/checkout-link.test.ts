import { describe, expect, it } from 'vitest';

import { ofBase } from '../money.ts';
import {
  allChosen,
  chosenOnWire,
  claimedPrice,
  plansParameter,
  readCheckoutLink,
  readPlansLink,
} from './checkout-link.ts';

const link = {
  id: 'esim_2GB_15D_JP_V2',
  country: 'Japan',
  countryCode: 'JP',
  price: '3.90',
  planData: { finalPrice: 3.9 },
};

describe('a checkout link', () => {
  it('names the same plan after a round trip through an address', () => {
    const parameter = JSON.stringify(link);
    const address = new URL(`http://shop.example/checkout?${new URLSearchParams({ plan: parameter })}`);
    expect(readCheckoutLink(address.searchParams.get('plan'))).toEqual({
      id: 'esim_2GB_15D_JP_V2',
      countryCode: 'JP',
    });
  });

  it('is trusted only for which plan is meant', () => {
    const forged = { ...link, price: '0.01', planData: { finalPrice: 0.01 } };
    expect(Object.keys(readCheckoutLink(JSON.stringify(forged)) ?? {})).toEqual(['id', 'countryCode']);
  });

  it('is ignored if it is missing or unreadable', () => {
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

  it('of several plans names the same after a round trip, and those that go onto an eSIM of another', () => {
    const plans = [
      { id: 'a', countryCode: 'PT' },
      { id: 'b', countryCode: 'ES' },
      { id: 'a', countryCode: 'PT', onto: 0 },
    ];
    const chosen = readPlansLink(plansParameter(plans));
    expect(chosen && allChosen(chosen)).toEqual(plans);
    expect(chosen && chosenOnWire(chosen)).toEqual({
      bundle_name: 'a',
      country_code: 'PT',
      more_plans: [
        { bundle_name: 'b', country_code: 'ES' },
        { bundle_name: 'a', country_code: 'PT', onto_line: 0 },
      ],
    });
    expect(readPlansLink(plansParameter(plans.slice(0, 1)))).toEqual(plans[0]);
  });

  it('of several plans is ignored if one of them is unreadable, goes onto a later one, or there are too many', () => {
    const one = { id: 'a', countryCode: 'PT' };
    const garbage = [
      null,
      '',
      '{',
      'null',
      '{}',
      '[]',
      '[7]',
      JSON.stringify([one, null]),
      JSON.stringify([one, { id: 'b' }]),
      JSON.stringify([{ ...one, onto: 0 }]),
      JSON.stringify([one, { ...one, onto: 1 }]),
      JSON.stringify([one, { ...one, onto: -1 }]),
      JSON.stringify([one, { ...one, onto: '0' }]),
      JSON.stringify(Array.from({ length: 11 }, () => one)),
    ];
    expect(garbage.map(readPlansLink)).toEqual(garbage.map(() => null));
  });

  it('states a price, if that can be read', () => {
    expect(claimedPrice(JSON.stringify(link), 'USD')).toEqual(ofBase(390));
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
      const claimed = typeof cents === 'number' ? ofBase(cents) : null;
      expect(claimedPrice(JSON.stringify({ price }), 'USD'), JSON.stringify(price)).toEqual(claimed);
    }
    for (const garbage of [null, '', '{', 'null', '[]', '{}'])
      expect(claimedPrice(garbage, 'USD')).toBeNull();
  });
});
