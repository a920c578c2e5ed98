import { beforeAll, describe, expect, it } from 'vitest';

import { orderNumber } from '../../../../src/domain/checkout/order.ts';
import { flagForReview } from '../../../../src/server/purchase/flag-for-review.ts';
import { operator, type TestOperator } from '../../../support/console/operator.ts';
import { ownerOfEsim } from '../../../support/shop/usage.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop();

interface Found {
  orders: { id: string }[];
  customers?: { id: string }[];
  cases?: { id: string; kind: string }[];
  places?: { code: string; name: string; visible: boolean }[];
  plans?: { bundle_name: string; place: string; name: string }[];
  promotions?: { code: string; note: string }[];
  team?: { email: string }[];
  settings?: string[];
  near?: true;
}

let owner: TestOperator;
let support: TestOperator;
let viewer: TestOperator;
let order = '';
let email = '';
beforeAll(async () => {
  owner = await operator(shop, 'owner');
  support = await operator(shop, 'support');
  viewer = await operator(shop, 'viewer');
  ({ id: order, email } = await shop.purchaseOf(await ownerOfEsim(shop, { iso: 'JP' })));
  await owner.tell('promotion_create', {
    code: 'SUMMER10',
    percent_bp: 1000,
    note: 'the summer',
    reason: 'x',
  });
  const { version } = (await owner.ask<{ version: number }>('place', { place: 'FR' })).body;
  await owner.tell('place_change', { place: 'FR', visible: false, reason: 'x', seen: version });
});

const find = async (search: string, by = owner) => (await by.ask<Found>('find', { search })).body;

describe('one search finds what has a name', () => {
  it.each([
    ['japan', 'JP'],
    ['Tokyo', 'JP'],
    ['日本', 'JP'],
    ['jp', 'JP'],
  ])('a place by %s', async (typed, code) => {
    const { places, near } = await find(typed);
    expect(places?.[0]).toMatchObject({ code, visible: true });
    expect(near).toBeUndefined();
  });

  it('a hidden place, which the shop itself no longer knows', async () => {
    expect((await find('franc')).places?.[0]).toMatchObject({ code: 'FR', name: 'France', visible: false });
  });

  it('plans of a place by their size or length, and any by its bundle', async () => {
    const { plans = [] } = await find('japan 7 days');
    expect(plans.length).toBeGreaterThan(0);
    expect(plans.every(({ place, name }) => place === 'JP' && /^Japan, .*, 7 days$/.test(name))).toBe(true);
    const [one] = plans;
    expect((await find(one?.bundle_name ?? '')).plans).toContainEqual(one);
    expect((await find('japan')).plans).toBeUndefined();
  });

  it('a promotion by a part of its code', async () => {
    expect((await find('mmer')).promotions).toEqual([{ code: 'SUMMER10', note: 'the summer' }]);
  });

  it('people of the team by a part of their address', async () => {
    expect((await find(support.email)).team).toMatchObject([{ email: support.email, role: 'support' }]);
  });

  it('a setting by its words', async () => {
    expect((await find('operator email')).settings).toEqual(['OPERATOR_EMAIL']);
  });

  it('cases of an order by whatever finds it, and any by the beginning of its id', async () => {
    await flagForReview(shop.deps.db.db, order, 'paid another amount');
    await shop.drain();
    const { cases = [] } = await find(orderNumber(order));
    expect(cases).toMatchObject([{ kind: 'needs_review', order: { id: order } }]);
    const [one] = cases;
    expect((await find(one?.id.slice(0, 8) ?? '')).cases).toEqual(cases);
  });
});

describe('what only comes near', () => {
  it.each([
    ['Jappan', { places: [{ code: 'JP' }] }],
    ['SUMER10', { promotions: [{ code: 'SUMMER10' }] }],
    ['OPERTOR_EMAIL', { settings: ['OPERATOR_EMAIL'] }],
  ])('%s is answered with the nearest name', async (typed, nearest) => {
    expect(await find(typed)).toMatchObject({ ...nearest, near: true });
  });

  it('is left out where something fits', async () => {
    const { near, promotions } = await find('japan');
    expect({ near, promotions }).toEqual({});
  });

  it('is nothing where nothing comes near', async () => {
    expect(await find('xqzwvut')).toEqual({ orders: [] });
  });
});

it('finds for each role only what its screens show', async () => {
  expect((await find(email)).customers).toHaveLength(1);
  expect(await find(email, viewer)).toEqual({ orders: [] });
  expect(await find('SUMMER10', support)).toEqual({ orders: [] });
  expect((await find('japan', viewer)).places?.[0]?.code).toBe('JP');
});
