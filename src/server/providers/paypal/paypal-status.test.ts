import { expect, it } from 'vitest';

import { customIdOf, newsOf, purchaseIn } from './paypal-status.ts';

const purchaseId = '0b0c6d3e-2f7b-4a70-9d3e-6a3a5f1c9e11';
const plan = { bundleName: 'esim_1GB_7D_JP_V2', countryCode: 'JP' };
const order = (custom_id: string) =>
  newsOf({ id: 'O-1', status: 'CREATED', purchase_units: [{ custom_id }] }, 'M');

it('reads the purchase and its plan, and the purchase of an order from a release that told no plan', () => {
  const custom = customIdOf({ purchaseId, orderNumber: 'SP-2222-2222', plan });
  expect(order(custom)).toMatchObject({ purchaseId, trace: { plan } });
  expect(order(purchaseId)).toMatchObject({ purchaseId, trace: { plan: null } });
  expect(purchaseIn(null)).toBeNull();
});

it('leaves out what PayPal has no room for', () => {
  const long = { ...plan, bundleName: 'x'.repeat(100) };
  expect(customIdOf({ purchaseId, orderNumber: 'SP-2222-2222', plan: long })).toBe(purchaseId);
});
