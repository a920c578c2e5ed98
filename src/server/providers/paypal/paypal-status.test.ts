import { expect, it } from 'vitest';

import { customIdOf, newsOf, purchaseIn, skuOf } from './paypal-status.ts';

const purchaseId = '0b0c6d3e-2f7b-4a70-9d3e-6a3a5f1c9e11';
const plan = { bundleName: 'esim_1GB_7D_JP_V2', countryCode: 'JP', onto: null };
const order = (custom_id: string) =>
  newsOf({ id: 'O-1', status: 'CREATED', purchase_units: [{ custom_id }] }, 'M');

it('reads the purchase and its plan, and the purchase of an order from a release that told no plan', () => {
  const custom = customIdOf({ purchaseId, orderNumber: 'SP-2222-2222', plans: [plan] });
  expect(order(custom)).toMatchObject({ purchaseId, trace: { plans: [plan] } });
  expect(order(purchaseId)).toMatchObject({ purchaseId, trace: { plans: null } });
  expect(purchaseIn(null)).toBeNull();
});

it('reads several plans from the items, and none if one of them does not tell its plan', () => {
  const onto = { ...plan, onto: 0 };
  const read = (...items: { sku?: string }[]) =>
    newsOf({ id: 'O-1', status: 'CREATED', purchase_units: [{ custom_id: purchaseId, items }] }, 'M').trace
      ?.plans;
  expect(read(skuOf(plan), skuOf(onto))).toEqual([plan, onto]);
  expect(read(skuOf(plan), {})).toBeNull();
  expect(skuOf({ ...plan, bundleName: 'x'.repeat(127) })).toEqual({});
});

it('leaves out what PayPal has no room for', () => {
  const long = { ...plan, bundleName: 'x'.repeat(100) };
  expect(customIdOf({ purchaseId, orderNumber: 'SP-2222-2222', plans: [long] })).toBe(purchaseId);
});
