import { describe, expect, test } from 'vitest';

import { REFUSALS, UNPROCESSABLE } from '../../../src/sandbox/paypal/account/issues.ts';
import { PAYERS } from '../../../src/sandbox/test-data/payers.ts';
import { documentedIssues } from '../../support/outside/paypal-issues.ts';
import { useOpened } from '../use-opened.ts';
import { openPaypal } from './setting.ts';

const DOCUMENTED = documentedIssues('capture');
/** PayPal's form of account ids, in its API description. */
const ACCOUNT_ID = /^[2-9A-HJ-NP-Z]{13}$/;

const setting = useOpened(openPaypal);

const approve = (order: string, more: object = {}) => setting.pull('paypal-approval', { order, ...more });
const capture = (order: string, headers: Record<string, string> = {}) =>
  setting.call('POST', `/v2/checkout/orders/${order}/capture`, undefined, headers);

describe('a capture that PayPal refuses', () => {
  test.each(REFUSALS)('%s comes as PayPal sends it', async (issue) => {
    const order = await setting.order();
    await approve(order, { refusal: issue });
    const { status, body, headers } = await capture(order);
    expect([status, body]).toEqual([
      422,
      {
        name: 'UNPROCESSABLE_ENTITY',
        details: [{ issue, description: DOCUMENTED.get(issue) }],
        message:
          'The requested action could not be performed, semantically incorrect, or failed business validation.',
        debug_id: headers.get('paypal-debug-id'),
        links: expect.arrayContaining([expect.objectContaining({ rel: 'information_link' })]),
      },
    ]);
    // It stays approved, and another approval pays, unless the order has had all its attempts.
    const isOver = issue === 'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED';
    await approve(order);
    expect((await capture(order)).status).toBe(isOver ? 422 : 201);
  });

  test('is chosen for the next captures by a control, for a test header by its code, for a person by the window', async () => {
    await setting.pull('paypal-captures', { next: 'TRANSACTION_REFUSED', times: 2 });
    const order = await setting.order();
    await approve(order);
    const issues = [await capture(order), await capture(order)].map(({ body }) => body.details[0].issue);
    expect(issues).toEqual(['TRANSACTION_REFUSED', 'TRANSACTION_REFUSED']);
    const mock = JSON.stringify({ mock_application_codes: 'PAYER_CANNOT_PAY' });
    const mocked = await capture(order, { 'paypal-mock-response': mock });
    expect(mocked.body.details[0].issue).toBe('PAYER_CANNOT_PAY');

    const address = `${setting.sandbox.origins.paypal}/checkoutnow?token=${order}&sdk=1`;
    const page = await (await fetch(address)).text();
    for (const issue of REFUSALS) expect(page).toContain(`value="${issue}"`);
    const form = new URLSearchParams({ answer: 'pay', payer: 'pat', refusal: 'COMPLIANCE_VIOLATION' });
    await fetch(address, { method: 'POST', body: form });
    expect((await capture(order)).body.details[0].issue).toBe('COMPLIANCE_VIOLATION');
    await approve(order);
    expect((await capture(order)).body.status).toBe('COMPLETED');
  });

  test('carries the sandbox’s time, as all its answers do', async () => {
    await setting.pull('clock', { advance_seconds: 7200 });
    const { headers } = await capture('UNKNOWN');
    const age = Date.parse(headers.get('date') ?? '') - Date.now();
    expect(age).toBeGreaterThan(7_100_000);
  });
});

test('all issues of captures are worded as PayPal words them', () => {
  const ours = Object.entries(UNPROCESSABLE).filter(([issue]) => DOCUMENTED.has(issue));
  expect(ours.length).toBeGreaterThanOrEqual(REFUSALS.length);
  for (const [issue, words] of ours) expect([issue, words]).toEqual([issue, DOCUMENTED.get(issue)]);
});

test('payers and merchants have ids of PayPal’s form', async () => {
  for (const { account } of PAYERS) expect(account).toMatch(ACCOUNT_ID);
  await setting.pull('paypal-payee', {});
  for (let orders = 0; orders < 2; orders++) {
    const { body } = await setting.call('GET', `/v2/checkout/orders/${await setting.order()}`);
    expect(body.purchase_units[0].payee.merchant_id).toMatch(ACCOUNT_ID);
  }
});
