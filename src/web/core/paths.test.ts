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
  it('prints every link of the site', () => {
    const { checkout: _longer, topUp: _longest, ...short } = paths;
    const printed = {
      home: short.home(),
      browse: short.browse(),
      search: short.search('são t'),
      browseSearch: short.browseSearch('South Asia'),
      browseCountry: short.browseCountry('JP'),
      regional: short.regional(),
      region: short.region('middle-east-africa'),
      country: short.country('jp'),
      profile: short.profile(),
      profileToAdd: short.profileToAdd('e/1'),
      profileToReturn: short.profileToReturn('e/1'),
      dashboard: short.dashboard(),
      resetPassword: short.resetPassword(),
      verifyEmail: short.verifyEmail(),
      confirmReturn: short.confirmReturn(),
      order: short.order('t/k'),
      support: short.support(),
      faq: short.faq(),
      aboutUs: short.aboutUs(),
      termsOfService: short.termsOfService(),
      refundPolicy: short.refundPolicy(),
      withdraw: short.withdraw(),
      privacy: short.privacy(),
      privacyPolicy: short.privacyPolicy(),
      analytics: short.analytics(),
      installation: short.installation(),
      installationOf: short.installationOf({ order: 't/k' }),
      deviceChecker: short.deviceChecker(),
      installationOnBoth: short.installationOnBoth(),
      businessContact: short.businessContact(),
      countryGuide: short.countryGuide('jp'),
      regionGuide: short.regionGuide('europe'),
      flag: short.flag('JP'),
      art: short.art('h1', 'card', 'jp'),
      heroArt: short.heroArt('h1'),
      phoneHeroArt: short.phoneHeroArt('h1'),
      worldArt: short.worldArt('h1'),
    } satisfies Record<keyof typeof short, string>;
    expect(printed).toEqual({
      home: '/',
      browse: '/browse',
      search: '/?q=s%C3%A3o+t',
      browseSearch: '/browse?q=South+Asia',
      browseCountry: '/browse?country=JP',
      regional: '/regional',
      region: '/regional/middle-east-africa',
      country: '/country/JP',
      countryGuide: '/country/JP/guide',
      regionGuide: '/regional/europe/guide',
      profile: '/profile',
      profileToAdd: '/profile?add=e%2F1',
      profileToReturn: '/profile?return=e%2F1',
      dashboard: '/dashboard',
      resetPassword: '/reset-password',
      verifyEmail: '/verify-email',
      confirmReturn: '/confirm-return',
      order: '/order/t%2Fk',
      support: '/support',
      faq: '/faq',
      aboutUs: '/about-us',
      termsOfService: '/terms-of-service',
      refundPolicy: '/refund-policy',
      withdraw: '/withdraw',
      privacy: '/privacy',
      privacyPolicy: '/privacy-policy',
      analytics: '/privacy-policy#measuring',
      installation: '/installation',
      installationOf: '/installation?order=t%2Fk',
      deviceChecker: '/installation#compatibility',
      installationOnBoth: '/installation-android-and-ios',
      businessContact: '/business-contact',
      flag: '/flags/jp.svg',
      art: '/art/h1/card/JP.svg',
      heroArt: '/art/h1/hero.svg',
      phoneHeroArt: '/art/h1/hero-phone.svg',
      worldArt: '/art/h1/world.svg',
    });
  });

  it('carries the whole plan to checkout in one parameter, of which checkout reads plan and place', () => {
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

  it('says of data without an end that they are, and prices with two decimals', () => {
    const dear = { ...plan, data_amount: -1, finalPrice: 3.9 };
    const address = new URL(paths.checkout(dear), 'http://localhost');
    expect(JSON.parse(address.searchParams.get('plan') ?? '')).toMatchObject({
      dataAmount: 'Unlimited',
      price: '3.90',
    });
  });

  it('gives the plan of a region, which has no flag, the picture that is drawn of it', () => {
    const address = new URL(paths.checkout({ ...plan, country_code: 'REUP' }), 'http://localhost');
    expect(JSON.parse(address.searchParams.get('plan') ?? '')).toMatchObject({
      countryFlag: '/art/latest/square/REUP.svg',
    });
  });

  it('names the eSIM beside the plan that goes onto it', () => {
    const id = '00000000-0000-4000-8000-000000000001';
    const address = new URL(paths.topUp(plan, id), 'http://localhost');
    expect([...address.searchParams.keys()]).toEqual(['plan', 'top_up']);
    expect(readTopUpLink(address.searchParams.get('top_up'))).toBe(id);
    expect(readTopUpLink('../../account')).toBeNull();
    expect(readTopUpLink(null)).toBeNull();
  });
});
