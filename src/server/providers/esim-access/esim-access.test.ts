import { describe, expect, it } from 'vitest';

import { readSettings } from '../../core/settings/env.ts';
import type { SettingsOf } from '../../core/settings/optional-providers.ts';
import { signed } from './esim-access-calls.ts';
import { catalogueEntry, wirePackage, wireProfiles } from './esim-access-wire.ts';
import { createEsimAccess } from './esim-access.ts';

// Documented examples of https://docs.esimaccess.com, as copies of it have them; docs/wholesalers.md names the copies.

it('signs a call as the documented example', () => {
  const headers = signed(
    { ESIM_ACCESS_CODE: '11111', ESIM_ACCESS_SECRET_KEY: '1111' },
    '{"imsi":"326543826"}',
    { at: '1628670421', id: '4ce9d9cdac9e4e17b3a2c66c358c1ce2' },
  );
  expect(headers['RT-Signature']).toBe('7eb765e27df5373dea2dbc8c41a7d9557743e46c8054750f3d851b3fd01d0835');
});

const SPAIN = {
  packageCode: 'CKH002',
  slug: 'ES_3_30',
  name: 'Spain 3GB 30Days',
  price: 18_000,
  currencyCode: 'USD',
  volume: 3_221_225_472,
  smsStatus: 0,
  dataType: 1,
  unusedValidTime: 180,
  duration: 30,
  durationUnit: 'DAY',
  location: 'ES',
  locationCode: 'ES',
  description: 'Spain 3GB 30Days',
  activeType: 2,
  favorite: false,
  retailPrice: 36_000,
  speed: '3G/4G/5G',
  ipExport: 'NL/FR',
  supportTopUpType: 2,
  fupPolicy: '',
  locationNetworkList: [],
};

describe('a package', () => {
  const read = (changes: Partial<typeof SPAIN> = {}) =>
    catalogueEntry(wirePackage.parse({ ...SPAIN, ...changes }), new Map([['NA-3', 'North America']]));

  it('of one country becomes an entry', () => {
    expect(read()).toEqual({
      bundleName: 'CKH002',
      description: 'Spain 3GB 30Days',
      groups: [],
      region: null,
      countries: [{ iso: 'ES', name: 'Spain', region: null }],
      dataMb: 3000,
      durationDays: 30,
      speed: ['3G', '4G', '5G'],
      dailyAllowance: null,
      autostart: true,
      wholesaleCents: 180,
    });
  });

  it('of several countries has its region’s name', () => {
    expect(read({ location: 'MX,US,CA', locationCode: 'NA-3', volume: 524_288_000 })).toMatchObject({
      region: { code: 'NA-3', label: 'North America' },
      countries: [{ iso: 'MX' }, { iso: 'US' }, { iso: 'CA' }],
      dataMb: 500,
    });
  });

  it.each([
    [{ currencyCode: 'EUR' }, 'currency EUR'],
    [{ price: 18_050 }, 'price 18050, which is no whole cent'],
    [{ durationUnit: 'MONTH' }, 'duration unit MONTH'],
    [{ dataType: 2 }, 'data type 2, by the day'],
    [{ location: 'ES,ZZ9' }, 'location ZZ9'],
  ])('with %j is refused', (changes, refused) => {
    expect(read(changes)).toEqual({ refused });
  });
});

it('reads the documented profile', () => {
  const profile = {
    esimTranNo: '22102706381912',
    orderNo: 'B22102706381924',
    imsi: '454006109846571',
    iccid: '89852245280000942210',
    ac: 'LPA:1$rsp-eu.redteamobile.com$451F9802E6',
    qrCodeUrl: 'http://static.redtea.io/1.png',
    smdpStatus: 'RELEASED',
    esimStatus: 'UNUSED_EXPIRED',
    expiredTime: '2023-08-24T17:01:37+0000',
    totalVolume: 1_073_741_824,
    packageList: [{ packageCode: 'CKH179', duration: 7, volume: 1_073_741_824, locationCode: 'JP' }],
  };
  const [read] = wireProfiles.parse({ esimList: [profile] }).esimList;
  expect(read?.expiredTime).toEqual(new Date('2023-08-24T17:01:37Z'));
});

describe('a callback', () => {
  const access = createEsimAccess(
    readSettings({ ESIM_ACCESS_BASE_URL: 'http://127.0.0.1:9' }) as SettingsOf<'esim-access'>,
    { take: () => Promise.resolve(false) },
  );
  const read = (body: unknown) => access.readCallback(Buffer.from(JSON.stringify(body)), new Headers());

  it.each([
    [
      { notifyType: 'CHECK_HEALTH', content: { orderNo: '1234567890', orderStatus: 'Test' } },
      { type: 'CHECK_HEALTH', iccid: null, order: '1234567890' },
    ],
    [
      { notifyType: 'ORDER_STATUS', content: { orderNo: 'B23072016497499', orderStatus: 'GOT_RESOURCE' } },
      { type: 'ORDER_STATUS', iccid: null, order: 'B23072016497499' },
    ],
    [
      {
        notifyType: 'ESIM_STATUS',
        eventGenerateTime: '2025-08-09T00:23:45Z',
        notifyId: '4038b3dfb1b050bf9f02501df67284f3',
        content: {
          orderNo: 'B25080823490018',
          esimTranNo: '25080323490020',
          transactionId: 'e23111e4d07746889c7bce41cf3f1b16',
          iccid: '89852000263413436720',
          esimStatus: 'CANCEL',
          smdpStatus: 'RELEASED',
        },
      },
      { type: 'ESIM_STATUS', iccid: '89852000263413436720', order: 'B25080823490018' },
    ],
  ])('of the documents is read: %j', (body, event) => {
    expect(read(body)).toEqual(event);
  });

  it.each([[null], [{}], [{ notifyType: '' }]])('%j is none', (body) => {
    expect(read(body)).toBe('body');
  });
});
