import { createHmac } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { readSettings } from '../../core/settings/env.ts';
import type { SettingsOf } from '../../core/settings/optional-providers.ts';
import { placedOrder } from './airalo-orders.ts';
import {
  catalogueEntry,
  networksOf,
  wireBalance,
  wireHistory,
  wireOperator,
  wireOrdered,
  wireOrders,
  wirePackage,
  wirePackages,
  wirePlace,
} from './airalo-wire.ts';
import { createAiralo } from './airalo.ts';

// Documented examples of https://developers.partners.airalo.com, shortened; docs/wholesalers.md names where they were read.

const PACKAGE = {
  id: 'change-7days-1gb',
  type: 'sim',
  price: 4.5,
  amount: 1024,
  day: 7,
  is_unlimited: false,
  title: '1 GB - 7 Days',
  short_info: "This eSIM doesn't come with a phone number.",
  is_fair_usage_policy: false,
  fair_usage_policy: null as string | null,
  data: '1 GB',
  voice: null,
  text: null,
  net_price: 1.1 as number | null,
  prices: { net_price: { AUD: 1.72, USD: 1.1 }, recommended_retail_price: { AUD: 7.02, USD: 4.5 } },
};
const OPERATOR = {
  id: 687,
  type: 'local',
  title: 'Change',
  esim_type: 'Prepaid',
  apn_type: 'manual',
  apn_value: 'wbdata',
  plan_type: 'data',
  activation_policy: 'first-usage',
  is_kyc_verify: false,
  rechargeability: true,
  coverages: [
    {
      name: 'US',
      code: 'US',
      networks: [
        { name: 'T-Mobile', types: ['5G'] },
        { name: 'Verizon', types: ['5G'] },
      ],
    },
  ],
  countries: [{ country_code: 'US', title: 'United States' }],
  packages: [PACKAGE],
};
const PLACE = { slug: 'united-states', country_code: 'US', title: 'United States', operators: [OPERATOR] };

describe('a package', () => {
  const read = (
    changes: Partial<typeof PACKAGE> = {},
    operator: Partial<typeof OPERATOR> = {},
    {
      pricing,
      ...place
    }: Partial<typeof PLACE> & { pricing?: { model: string; discount_percentage: number } } = {},
  ) =>
    catalogueEntry(wirePackage.parse({ ...PACKAGE, ...changes }), {
      operator: wireOperator.parse({ ...OPERATOR, ...operator }),
      place: wirePlace.parse({ ...PLACE, ...place }),
      pricing,
    });

  it('of one country becomes an entry', () => {
    expect(read()).toEqual({
      bundleName: 'change-7days-1gb',
      description: 'Change: 1 GB - 7 Days',
      groups: [],
      region: null,
      countries: [{ iso: 'US', name: 'United States', region: null }],
      dataMb: 1000,
      durationDays: 7,
      speed: ['5G'],
      dailyAllowance: null,
      autostart: true,
      wholesaleCents: 110,
      leastRetailCents: 450,
      idCheck: false,
    });
  });

  it('of a region has its countries, and says whether an identity check is needed', () => {
    const countries = ['FR', 'ES'].map((country_code) => ({ country_code, title: '' }));
    expect(
      read(
        {},
        { type: 'global', countries, is_kyc_verify: true },
        { slug: 'europe', country_code: '', title: 'Europe' },
      ),
    ).toMatchObject({
      region: { code: 'europe', label: 'Europe' },
      countries: [{ iso: 'FR' }, { iso: 'ES' }],
      idCheck: true,
    });
  });

  it('without limit has none, and names the policy', () => {
    const policy = 'Lower speed rate of 1 Mbps after 3 GB usage per day.';
    expect(read({ is_unlimited: true, amount: 0, fair_usage_policy: policy })).toMatchObject({
      dataMb: -1,
      description: `Change: 1 GB - 7 Days. ${policy}`,
    });
  });

  it('that waits for nothing to begin does not start by itself at first use', () => {
    expect(read({}, { activation_policy: 'installation' })).toMatchObject({ autostart: false });
  });

  it('costs its price less the discount where there is no net price', () => {
    const pricing = { model: 'discount_pricing', discount_percentage: 10 };
    expect(
      read({ price: 9.5, net_price: null, prices: { net_price: {} } as never }, {}, { pricing }),
    ).toMatchObject({
      wholesaleCents: 855,
      leastRetailCents: 950,
    });
  });

  it.each([
    [{ net_price: null, prices: {} as never }, {}, 'no net price'],
    [{ net_price: 0.98 }, {}, 'net price 0.98, which is not in USD'],
    [{ type: 'topup' }, {}, 'type topup'],
    [{}, { type: 'global', countries: [{ country_code: 'ZZ9', title: '' }] }, 'country "ZZ9"'],
  ])('with %j of %j is refused', (changes, operator, refused) => {
    expect(read(changes, operator)).toEqual({ refused });
  });
});

it('reads a page of the catalogue, which is an object from the second one on', () => {
  const meta = { message: 'success', last_page: 71 };
  expect(wirePackages.parse({ data: [PLACE], meta }).data).toHaveLength(1);
  expect(wirePackages.parse({ data: { 25: PLACE, 26: PLACE }, meta }).data).toHaveLength(2);
});

it('reads the networks of a country', () => {
  const network = { country: 'United States', mcc: '', mnc: '', speed: ['5G'] };
  expect(networksOf(wirePlace.parse(PLACE), wireOperator.parse(OPERATOR))).toEqual([
    { ...network, brand: 'T-Mobile' },
    { ...network, brand: 'Verizon' },
  ]);
});

const ORDER = {
  id: 9666,
  created_at: '2023-02-27 14:09:55',
  code: '20230227-009666',
  description: 'Example description to identify the order',
  type: 'sim',
  package_id: 'kallur-digital-7days-1gb',
  quantity: '1',
  package: 'Kallur Digital-1 GB - 7 Days',
  validity: 7,
  price: 9.5,
  pricing_model: 'net_pricing',
  currency: 'USD',
  sims: [
    {
      id: 11_047,
      created_at: '2023-02-27 14:09:55',
      iccid: '891000000000009125',
      lpa: 'lpa.airalo.com',
      imsis: null,
      matching_id: 'TEST',
      qrcode: 'LPA:1$lpa.airalo.com$TEST',
      confirmation_code: null,
    },
  ],
};

it('reads the documented order, alone and in a list', () => {
  const { data } = wireOrdered.parse({ data: ORDER, meta: { message: 'success' } });
  expect([data.created_at, data.quantity]).toEqual([new Date('2023-02-27T14:09:55Z'), 1]);
  const listed = {
    ...ORDER,
    quantity: 1,
    price: '9.50',
    validity: '7',
    status: { name: 'Completed', slug: 'completed' },
  };
  expect(wireOrders.parse({ data: [listed], meta: { last_page: 18 } }).data[0]?.status?.slug).toBe(
    'completed',
  );
});

it.each([
  ['automatic', null, ''],
  ['manual', 'wbdata', 'wbdata'],
  ['manual', ' ', undefined],
  [undefined, undefined, undefined],
])('knows the access point name of an eSIM with %s and %j', (apn_type, apn_value, apn) => {
  const sims = [{ ...ORDER.sims[0], apn_type, apn_value }];
  const { data } = wireOrdered.parse({ data: { ...ORDER, sims } });
  expect(placedOrder(data).codes?.apn).toBe(apn);
});

it('reads the documented balance and history', () => {
  const { data } = wireBalance.parse({
    data: { balances: { name: 'balance', availableBalance: { amount: 0, currency: 'USD' } } },
  });
  expect(data.balances.availableBalance).toEqual({ amount: 0, currency: 'USD' });
  const [bundle] = wireHistory.parse({
    data: [
      {
        id: 728,
        status: 'ACTIVE',
        remaining: 2378,
        activated_at: '2023-01-09T10:30:45+00:00',
        expired_at: '2023-02-09T10:30:45+00:00',
        finished_at: null,
        package: { id: 'bonbon-mobile-30days-3gb-topup', type: 'topup', amount: 3072, is_unlimited: false },
      },
    ],
  }).data;
  expect(bundle?.expired_at).toEqual(new Date('2023-02-09T10:30:45Z'));
});

describe('a callback', () => {
  const never = { take: () => Promise.resolve(false) };
  const airalo = createAiralo(
    readSettings({ AIRALO_BASE_URL: 'http://127.0.0.1:9' }) as SettingsOf<'airalo'>,
    { calls: never, packages: never, refunds: never },
    { get: () => Promise.reject(new Error('no')), forget: () => Promise.resolve() },
  );
  const read = (body: unknown, secret = 'sandbox') => {
    const bytes = Buffer.from(JSON.stringify(body));
    const signature = createHmac('sha512', secret).update(bytes).digest('hex');
    return airalo.readCallback(bytes, new Headers({ 'airalo-signature': signature }));
  };

  it.each([
    [
      {
        level: '3days',
        package_name: 'bonbon-7gb-10days',
        remaining_percentage: 43,
        iccid: '87123123456889019',
      },
      // It has a digit too few for an ICCID.
      { type: 'low_data 3days', iccid: null, order: null },
    ],
    [
      {
        level: '75%',
        package_name: 'bonbon-7gb-10days',
        remaining_percentage: 25,
        iccid: '891000000000009125',
      },
      { type: 'low_data 75%', iccid: '891000000000009125', order: null },
    ],
    [
      { message: 'Surpassed 80% of the credit limit balance', remaining: 225.35 },
      { type: 'credit_limit', iccid: null, order: null },
    ],
    [
      { ...ORDER, request_id: '3NhR3gKmqCWK7IWppurpDX3Cg' },
      { type: 'async_orders', iccid: null, order: '9666' },
    ],
    [
      { request_id: '3NhR3gKmqCWK7IWppurpDX3Cg', reason: 'out of stock' },
      { type: 'async_orders', iccid: null, order: null },
    ],
  ])('of the documents is read: %j', (body, event) => {
    expect(read(body)).toEqual(event);
  });

  it.each([[null], [{}]])('%j is none', (body) => {
    expect(read(body)).toBe('body');
  });

  it('with another signature, or none, is none', () => {
    expect(read({ message: 'x' }, 'another')).toBe('signature');
    expect(airalo.readCallback(Buffer.from('{}'), new Headers())).toBe('signature');
  });
});
