import { describe, expect, it } from 'vitest';

import { japan, mapped } from '../../../../test/support/catalog/esim-go-bundles.ts';

const asia = {
  name: 'esim_5GB_30D_RAS_V2',
  countries: [{ name: 'Asia', region: 'Asia', iso: 'Asia' }],
  roamingEnabled: [japan, { name: 'Thailand', region: 'Asia', iso: 'TH' }],
};

describe('a bundle of one country', () => {
  it('is a plan of that country, its price in cents', () => {
    expect(mapped({})).toEqual({
      countries: [{ iso: 'JP', name: 'Japan', region: 'Asia' }],
      regions: [],
      regionCountries: [],
      plans: [
        {
          wholesaler: 'esim-go',
          bundle_name: 'esim_3GB_30D_JP_V2',
          country_code: 'JP',
          place: 'country',
          type: 'fixed',
          duration_days: 30,
          data_mb: 3000,
          wholesale_cents: 410,
          least_retail_cents: null,
          autostart: true,
          speed: ['4G', '5G'],
          groups: ['Standard Fixed'],
          description: 'eSIM, 3GB, 30 Days, Japan, V2',
          daily_allowance: null,
          id_check: null,
          available: true,
        },
      ],
      sources: [],
      sellers: ['esim-go'],
      refused: [],
    });
  });

  it('reads the newer, nested shape of a country', () => {
    const nested = { countries: [{ country: japan, networks: null, potentialNetworks: [] }] };
    expect(mapped(nested).countries).toEqual(mapped({}).countries);
  });

  it('reads its groups under either spelling, once', () => {
    const { plans } = mapped(
      { name: 'a', groups: undefined, group: ['Standard Fixed'] },
      { name: 'b', groups: undefined, group: 'Standard Fixed' },
      { name: 'c', groups: ['Standard Fixed'], group: ['Standard Fixed', 'Long'] },
      { name: 'd', groups: null },
    );
    expect(plans.map((plan) => plan.groups)).toEqual([
      ['Standard Fixed'],
      ['Standard Fixed'],
      ['Standard Fixed', 'Long'],
      [],
    ]);
  });

  it('may leave out speed, start, description and roaming', () => {
    const { plans, refused } = mapped({
      speed: null,
      autostart: null,
      description: null,
      roamingEnabled: null,
    });
    expect(plans).toMatchObject([{ speed: [], autostart: false, description: null }]);
    expect(refused).toEqual([]);
  });

  it('states the daily amount of an unlimited bundle’s tier', () => {
    const { plans } = mapped(
      { name: 'a', unlimited: true, groups: ['Standard Unlimited Lite'] },
      { name: 'b', unlimited: true, groups: ['Gold Unlimited Essential'] },
      { name: 'c', unlimited: true, groups: ['Standard - unlimited plus'] },
      { name: 'd', unlimited: true, groups: [], description: 'eSIM, Unlimited Plus, 7 Days, Japan, V2' },
      { name: 'e', unlimited: true, groups: ['Standard Unlimited Bundles'] },
      { name: 'f', unlimited: false, description: 'better than Unlimited Lite' },
    );
    const plus = { tier: 'Plus', fullSpeedMb: 2000, thenKbps: 2000 };
    expect(plans.map(({ daily_allowance }) => daily_allowance)).toEqual([
      { tier: 'Lite', fullSpeedMb: 1000, thenKbps: 512 },
      { tier: 'Essential', fullSpeedMb: 1000, thenKbps: 1250 },
      plus,
      plus,
      null,
      null,
    ]);
  });

  it('is unlimited by its flag or by an amount of -1', () => {
    const { plans } = mapped(
      { name: 'a', unlimited: true, dataAmount: -1 },
      { name: 'b', unlimited: true, dataAmount: 1000 },
      { name: 'c', unlimited: null, dataAmount: -1 },
    );
    expect(plans).toHaveLength(3);
    for (const plan of plans) expect(plan).toMatchObject({ type: 'unlimited', data_mb: -1 });
  });

  it('is sold in both of two base countries', () => {
    const jersey = { name: 'Jersey', region: 'Europe', iso: 'JE' };
    const { plans, countries } = mapped({
      countries: [{ name: 'Guernsey', region: 'Europe', iso: 'GG' }, jersey],
    });
    expect(plans.map((plan) => plan.country_code)).toEqual(['GG', 'JE']);
    expect(countries.map((country) => country.iso)).toEqual(['GG', 'JE']);
  });

  it('brings the region that another bundle left out', () => {
    const { countries } = mapped({ name: 'a', countries: [{ ...japan, region: null }] }, { name: 'b' });
    expect(countries).toEqual([{ iso: 'JP', name: 'Japan', region: 'Asia' }]);
    expect(mapped({ countries: [{ name: 'Japan', iso: 'jp' }] }).countries).toMatchObject([
      { iso: 'JP', region: 'Other' },
    ]);
  });
});

describe('a regional bundle', () => {
  it('is a plan of its region, and makes its countries known', () => {
    const { regions, regionCountries, plans, countries } = mapped(asia);
    expect(regions).toEqual([{ code: 'RAS', label: 'Asia', slug: 'asia' }]);
    expect(regionCountries).toEqual([
      { region_code: 'RAS', iso: 'JP', name: 'Japan' },
      { region_code: 'RAS', iso: 'TH', name: 'Thailand' },
    ]);
    expect(plans).toMatchObject([{ bundle_name: asia.name, country_code: 'RAS', place: 'region' }]);
    expect(countries.map((country) => country.iso)).toEqual(['JP', 'TH']);
  });

  it('covers what any bundle of the region covers', () => {
    const korea = { name: 'South Korea', region: 'Asia', iso: 'KR' };
    const { regionCountries } = mapped(asia, {
      ...asia,
      name: 'esim_1GB_7D_RAS_V2',
      roamingEnabled: [korea],
    });
    expect(regionCountries.map((row) => row.iso)).toEqual(['JP', 'KR', 'TH']);
  });

  it('gets its own code, short enough for a purchase, if its name has no known one', () => {
    const named = (label: string) => ({
      ...asia,
      name: `bundle for ${label}`,
      countries: [{ name: label, region: 'Asia', iso: label }],
    });
    const { regions, plans } = mapped(named('Middle East & Africa'), named('Middle East and North Africa'));
    expect(regions.map((region) => region.slug).sort()).toEqual([
      'middle-east-africa',
      'middle-east-and-north-africa',
    ]);
    expect(new Set(plans.map((plan) => plan.country_code)).size).toBe(2);
    for (const { code } of regions) expect(code).toMatch(/^R-[0-9A-F]{8}$/);
  });

  it('gets another address than a region with a similar label', () => {
    const other = { ...asia, name: 'esim_1GB_7D_RASX_V2', countries: [{ name: 'Asia+', iso: 'Asia+' }] };
    const nameless = { ...asia, name: 'esim_1GB_7D_RXX_V2', countries: [{ name: '亚洲', iso: '亚洲' }] };
    expect(mapped(asia, other, nameless).regions.map((region) => region.slug)).toEqual([
      'asia',
      'asia-rasx',
      'rxx',
    ]);
  });
});

describe('a bundle that cannot be sold', () => {
  it.each([
    ['no country', { countries: [] }],
    ['no country', { countries: null }],
    ['price 0', { price: 0 }],
    ['price 0', { price: 0.004 }],
    ['price unreadable', { price: -1 }],
    ['price 9000000', { price: 9_000_000 }],
    ['duration 0', { duration: 0 }],
    ['duration 1.5', { duration: 1.5 }],
    ['duration 99999999999', { duration: 99_999_999_999 }],
    ['data amount 0', { dataAmount: 0 }],
    ['data amount -5', { dataAmount: -5 }],
    ['data amount 12.5', { dataAmount: 12.5 }],
  ])('is left out and named: %s', (why, change) => {
    expect(mapped(change)).toEqual({
      countries: [],
      regions: [],
      regionCountries: [],
      plans: [],
      sources: [],
      sellers: [],
      refused: [{ bundle: 'esim_3GB_30D_JP_V2', why }],
    });
  });
});

it('does not depend on the order in which bundles come', () => {
  const bundles = [{ name: 'b' }, asia, { name: 'a', price: 2 }, { name: 'c', price: 0 }];
  const { refused, ...rows } = mapped(...bundles.toReversed());
  expect(rows).toEqual({ ...mapped(...bundles), refused: undefined });
  expect(refused).toHaveLength(1);
});
