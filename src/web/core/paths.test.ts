import { describe, expect, it } from 'vitest';

import type { Plan } from '../../domain/catalog/catalog-schema.ts';
import { readCheckoutLink, readTopUpLink } from '../../domain/checkout/checkout-link.ts';
import { paths } from './paths.ts';

const plan: Plan = {
  bundle_name: 'esim_1GB_7D_JP_V2',
  country_code: 'JP',
  countryCode: 'JP',
  country: 'Japan & more',
  type: 'fixed',
  isUnlimited: false,
  duration: 7,
  data_amount: 1000,
  finalPrice: 2.25,
  auto_start: true,
  speed: ['4G', '5G'],
  groups: [],
  description: null,
  truth: {
    tier: null,
    full_speed_mb_per_day: null,
    throttled_kbps: null,
    starts: 'first_use',
    shelf_life_days: null,
    speeds: ['4G', '5G'],
    hotspot: null,
    id_check: null,
    top_up: true,
  },
};

describe('paths', () => {
  it.each([
    [paths.search('são t'), '/?q=s%C3%A3o+t'],
    [paths.browseSearch('South Asia'), '/browse?q=South+Asia'],
    [paths.browsePart('Middle East'), '/browse?part=Middle+East'],
    [paths.browseCountry('JP'), '/browse?country=JP'],
    [paths.region('middle-east-africa'), '/regional/middle-east-africa'],
    [paths.regionGuide('europe'), '/regional/europe/guide'],
    [paths.country('jp'), '/country/JP'],
    [paths.countryGuide('jp'), '/country/JP/guide'],
    [paths.profileToAdd('e/1'), '/profile?add=e%2F1'],
    [paths.profileToReturn('e/1'), '/profile?return=e%2F1'],
    [paths.order('t/k'), '/order/t%2Fk'],
    [paths.withdraw(), '/withdraw'],
    [paths.withdraw('SP-1'), '/withdraw#SP-1'],
    [paths.analytics(), '/privacy-policy#measuring'],
    [paths.installationOf({ order: 't/k' }), '/installation?order=t%2Fk'],
    [paths.deviceChecker(), '/installation#compatibility'],
    [paths.flag('JP'), '/flags/jp.svg'],
    [paths.art('h1', 'card', 'jp'), '/art/h1/card/JP.svg'],
  ])('prints %s', (printed, address) => {
    expect(printed).toBe(address);
  });

  it('sends the whole plan to the checkout in one parameter, from which it reads plan and place', () => {
    const address = new URL(paths.checkout(plan), 'http://localhost');
    expect(address.pathname).toBe('/checkout');
    expect([...address.searchParams.keys()]).toEqual(['plan']);
    const parameter = address.searchParams.get('plan') ?? '';
    expect(JSON.parse(parameter)).toEqual({
      id: 'esim_1GB_7D_JP_V2',
      country: 'Japan & more',
      countryCode: 'JP',
      countryFlag: '/flags/jp.svg',
      dataAmount: '1.0 GB',
      duration: 7,
      price: '2.25',
      planData: plan,
    });
    expect(readCheckoutLink(parameter)).toEqual({ id: 'esim_1GB_7D_JP_V2', countryCode: 'JP' });
  });

  it('marks unlimited data as such, and writes prices with two decimals', () => {
    const dear = { ...plan, data_amount: -1, finalPrice: 3.9 };
    const address = new URL(paths.checkout(dear), 'http://localhost');
    expect(JSON.parse(address.searchParams.get('plan') ?? '')).toMatchObject({
      dataAmount: 'Unlimited',
      price: '3.90',
    });
  });

  it('gives a region’s plan its drawing, since a region has no flag', () => {
    const address = new URL(paths.checkout({ ...plan, country_code: 'REUP' }), 'http://localhost');
    expect(JSON.parse(address.searchParams.get('plan') ?? '')).toMatchObject({
      countryFlag: '/art/latest/square/REUP.svg',
    });
  });

  it('names the eSIM beside the plan that tops it up', () => {
    const id = '00000000-0000-4000-8000-000000000001';
    const address = new URL(paths.topUp(plan, id), 'http://localhost');
    expect([...address.searchParams.keys()]).toEqual(['plan', 'top_up']);
    expect(readTopUpLink(address.searchParams.get('top_up'))).toBe(id);
    expect(readTopUpLink('../../account')).toBeNull();
    expect(readTopUpLink(null)).toBeNull();
  });
});
