import { describe, expect, it } from 'vitest';

import { wrong } from '../../../../test/support/shop/wrong-settings.ts';
import { readSettings } from './env.ts';

describe('the settings of tax', () => {
  it('charge none unless told to', () => {
    expect(readSettings({})).toMatchObject({
      TAX: 'none',
      TAX_RATES: [],
      TAX_PLACE: 'buyer',
      SIM_COUNTRIES: {},
    });
  });

  it('read rates and the countries of SIMs', () => {
    expect(
      readSettings({
        TAX: 'table',
        TAX_RATES: 'GB 20 2011-01-04,  CH 8.1 2024-01-01',
        SIM_COUNTRIES: 'esim-go GB, slow-sim HK',
        TAX_HOME: 'IE',
        TAX_PLACE: 'sim',
        COUNTRY_HEADER: 'CF-IPCountry',
      }),
    ).toMatchObject({
      TAX: 'table',
      TAX_RATES: [
        { country: 'GB', rateBp: 2000, from: '2011-01-04' },
        { country: 'CH', rateBp: 810, from: '2024-01-01' },
      ],
      SIM_COUNTRIES: { 'esim-go': 'GB', 'slow-sim': 'HK' },
      TAX_HOME: 'IE',
    });
  });

  const RATES = 'must read country rate day, like GB 20 2011-01-04, NO 25 2005-01-01';
  const SIMS = 'must read wholesaler country, like esim-go GB, slow-sim HK';
  it.each([
    ['TAX', 'some', 'must be one of none, table, stripe'],
    ['TAX_RATES', 'GB 20', RATES],
    ['TAX_RATES', 'UK 20 2011-01-04', RATES],
    ['TAX_RATES', 'GB twenty 2011-01-04', RATES],
    ['TAX_RATES', 'GB 20 2011-99-04', RATES],
    ['TAX_HOME', 'GB', 'must be the code of a country of the EU, like IE'],
    ['TAX_PLACE', 'seller', 'must be one of buyer, sim'],
    ['SIM_COUNTRIES', 'GB', SIMS],
    ['SIM_COUNTRIES', 'esim-go: GB', SIMS],
    ['COUNTRY_HEADER', 'CF IPCountry', 'must be the name of a header, like CF-IPCountry'],
  ])('refuse %s=%s', (name, value, why) => {
    expect(wrong({ [name]: value })).toEqual({ [name]: why });
  });
});
