import { describe, expect, it } from 'vitest';

import { japan, mapped, readBundles } from '../../../../test/support/catalog/esim-go-bundles.ts';

describe('a field that says what another one means', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['a day', { duration: 7, durationUnit: 'day' }, { duration_days: 7 }],
    ['days', { duration: 7, durationUnit: 'Days' }, { duration_days: 7 }],
    ['nothing', { duration: 7, durationUnit: null }, { duration_days: 7 }],
    ['hours', { duration: 24, durationUnit: 'hour' }, { duration_days: 1 }],
    ['more hours', { duration: 72, durationUnit: 'hours' }, { duration_days: 3 }],
    ['a week', { duration: 2, durationUnit: 'week' }, { duration_days: 14 }],
    ['gigabytes', { dataAmount: 2.5, dataUnit: 'GB' }, { data_mb: 2500 }],
    ['dollars', { currency: 'usd' }, { wholesale_cents: 410 }],
    ['one price', { billingType: 'FixedCost' }, { wholesale_cents: 410 }],
    ['an allowance', { dataAmount: null, allowances: [data(5, 'GB')] }, { data_mb: 5000 }],
    ['one like it', { allowances: [data(3000, 'MB'), data(3, 'GB')] }, { data_mb: 3000 }],
    ['one of calls', { allowances: [data(3000, 'MB'), call] }, { data_mb: 3000 }],
    [
      'one without an end',
      { dataAmount: -1, allowances: [{ ...data(-1, 'MB'), unlimited: true }] },
      { data_mb: -1 },
    ],
    ['what comes at full speed', { unlimited: true, allowances: [data(1000, 'MB')] }, { data_mb: -1 }],
  ])('is read: %s', (_, change, plan) => {
    expect(mapped(change)).toMatchObject({ plans: [plan], refused: [] });
  });

  it.each<[string, Record<string, unknown>]>([
    ['duration unit month', { duration: 1, durationUnit: 'month' }],
    ['duration unit year', { duration: 1, durationUnit: 'year' }],
    ['duration 36 hours', { duration: 36, durationUnit: 'hours' }],
    ['data unit GiB', { dataUnit: 'GiB' }],
    ['data unit SMS', { allowances: [data(3000, 'SMS')] }],
    ['data amounts that differ: 3000 and 1000 MB', { allowances: [data(1, 'GB')] }],
    ['data amounts that differ: 3000 and -1 MB', { allowances: [{ ...data(0, 'MB'), unlimited: true }] }],
    ['no data amount', { dataAmount: null }],
    ['currency GBP', { currency: 'GBP' }],
    ['billing type PerMB', { billingType: 'PerMB' }],
    ['unknown field priceUnit', { priceUnit: 'cent' }],
    ['unknown field priceCurrency', { priceCurrency: 'EUR' }],
    ['unknown field billingPeriod', { billingPeriod: 'month' }],
    ['price cannot be read', { price: '1,80' }],
    ['duration cannot be read', { duration: 'a week' }],
    ['countries.0 cannot be read', { countries: ['Narnia'] }],
    ['autostart cannot be read', { autostart: 'perhaps' }],
    ['allowances.0.type cannot be read', { allowances: [{ amount: 3 }] }],
  ])('or the bundle is refused by its name: %s', (why, change) => {
    const { plans, refused } = mapped(change, { name: 'another' });
    expect(plans).toHaveLength(1);
    expect(refused).toEqual([{ bundle: 'esim_3GB_30D_JP_V2', why }]);
  });

  it('the other networks are read even if one has no name', () => {
    for (const odd of [null, 7, 'a bundle', {}, { name: '' }]) {
      const read = readBundles([odd, odd]);
      expect(read.entries).toEqual([]);
      expect(read.refused.map(({ bundle }) => bundle)).toEqual(['without a name', 'without a name']);
    }
  });
});

function data(amount: number, unit: string) {
  return { type: 'DATA', service: 'STANDARD', amount, unit, unlimited: false };
}

const call = { type: 'VOICE', service: 'STANDARD', amount: 30, unit: 'MINS', unlimited: false };

describe('plain variants', () => {
  it('of numbers, yes and no, speeds and countries are read', () => {
    const { plans, refused } = mapped({
      dataAmount: '3000',
      duration: '30',
      price: '4.10',
      autostart: 'true',
      unlimited: 'false',
      speed: '4G/5G',
      countries: ['jp'],
    });
    expect(refused).toEqual([]);
    expect(plans).toMatchObject([
      {
        country_code: 'JP',
        duration_days: 30,
        data_mb: 3000,
        wholesale_cents: 410,
        autostart: true,
        speed: ['4G', '5G'],
      },
    ]);
  });

  it.each([
    [
      ['LTE', '5G NSA', '3G', '', '2G'],
      ['LTE', '5G NSA', '3G', '2G'],
    ],
    [
      ['4G', ' 4G ', '4G/5G'],
      ['4G', '5G'],
    ],
    ['', []],
    [null, []],
  ])('of speeds none is empty: %j', (speed, shown) => {
    expect(mapped({ speed }).plans[0]?.speed).toEqual(shown);
  });

  it('a code in place of the one in ISO 3166 is that country', () => {
    const { countries, plans } = mapped(
      { name: 'a', countries: [{ name: 'United Kingdom', region: 'Europe', iso: 'UK' }] },
      { name: 'b', countries: [{ name: 'United Kingdom', region: 'Europe', iso: 'GB' }] },
      { name: 'c', countries: [{ name: 'Greece', region: 'Europe', iso: 'el' }] },
    );
    expect(countries.map(({ iso }) => iso)).toEqual(['GB', 'GR']);
    expect(plans.map((plan) => plan.country_code)).toEqual(['GB', 'GB', 'GR']);
  });
});

describe('a plan of a country that works elsewhere, too', () => {
  const us = { name: 'United States', region: 'North America', iso: 'US' };
  const puertoRico = { name: 'Puerto Rico', region: 'LATAM', iso: 'PR' };
  const korea = { name: 'Korea-Republic of', region: 'Asia', iso: 'KR' };

  it.each([
    ['itself and one more', us, [us, puertoRico], 'US'],
    ['one more', us, [puertoRico], 'US'],
    ['itself, by a name of its own', korea, [korea, japan], 'KR'],
  ])('stays that of its country: %s', (_, base, roamingEnabled, code) => {
    const { plans, regions, regionCountries } = mapped({ countries: [base], roamingEnabled });
    expect(plans).toMatchObject([{ country_code: code, place: 'country' }]);
    expect([regions, regionCountries]).toEqual([[], []]);
  });

  it('and one of a region that goes by the code of a country is that of the region', () => {
    const world = { name: 'Global', region: 'Global', iso: 'AX' };
    const aland = { name: 'Åland Islands', region: 'Europe', iso: 'AX' };
    const { regions } = mapped({ countries: [world], roamingEnabled: [aland, japan, us] });
    expect(regions).toMatchObject([{ label: 'Global' }]);
  });
});

describe('one name twice', () => {
  const cheap = { price: 3, dataAmount: 1000 };
  const dear = { price: 8, dataAmount: 3000 };

  it.each([
    [cheap, dear],
    [dear, cheap],
  ])('is the cheaper one, and says so', (first, second) => {
    const { plans, refused } = mapped(first, second);
    expect(plans).toMatchObject([{ wholesale_cents: 300, data_mb: 1000 }]);
    expect(refused).toEqual([
      { bundle: 'esim_3GB_30D_JP_V2', why: 'listed twice; the one for $3.00 is sold, not $8.00' },
    ]);
  });

  it('the same one twice is not reported', () => {
    expect(mapped({}, {})).toEqual(mapped({}));
  });
});
