import { describe, expect, test } from 'vitest';

import { useOpened } from '../use-opened.ts';
import { ORDERS, basic, issueOf, openPaypal, orderCalls } from './setting.ts';

const HOUR = 3600;
const setting = useOpened(openPaypal, { anew: true });

const { create, capture, approve } = orderCalls(setting);

describe('access', () => {
  const token = async (authorization: string, body = 'grant_type=client_credentials') =>
    fetch(`${setting.sandbox.origins.paypal}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization },
      body,
    });

  test('takes the id and secret for a token of nine hours', async () => {
    const answer = await token(basic('sandbox', 'sandbox'));
    expect(await answer.json()).toMatchObject({ token_type: 'Bearer', expires_in: 32_400 });
  });

  test('knows no other secret and no other grant', async () => {
    const wrong = await token(basic('sandbox', 'guess'));
    expect(wrong.status).toBe(401);
    expect(await wrong.json()).toEqual({
      error: 'invalid_client',
      error_description: 'Client Authentication failed',
    });
    const password = await token(basic('sandbox', 'sandbox'), 'grant_type=password');
    expect(await password.json()).toMatchObject({ error: 'unsupported_grant_type' });
  });

  test('refuses calls without a token, with a made-up one and with an old one', async () => {
    const none = await setting.call('GET', `${ORDERS}/x`, undefined, { authorization: '' });
    expect([none.status, none.body.name]).toEqual([401, 'AUTHENTICATION_FAILURE']);
    const madeUp = await setting.call('GET', `${ORDERS}/x`, undefined, { authorization: 'Bearer A21AA' });
    expect([madeUp.status, madeUp.body.error]).toEqual([401, 'invalid_token']);
    expect((await create()).status).toBe(201);
    await setting.pull('clock', { advance_seconds: 9 * HOUR });
    expect((await create()).status).toBe(401);
  });
});

describe('an order', () => {
  test('waits for the payer, is approved and captured once', async () => {
    const made = await create();
    const { id } = made.body;
    expect(made.status).toBe(201);
    expect(made.headers.get('paypal-debug-id')).toMatch(/^[0-9a-f]{13}$/);
    expect(made.body).toMatchObject({
      status: 'PAYER_ACTION_REQUIRED',
      intent: 'CAPTURE',
      purchase_units: [{ custom_id: 'order-1', amount: { currency_code: 'USD', value: '10.50' } }],
    });
    expect(made.body.links.map(({ rel }: { rel: string }) => rel)).toEqual(['self', 'payer-action']);
    expect(issueOf(await capture(id))).toBe('ORDER_NOT_APPROVED');
    await approve(id);
    const paid = await capture(id);
    expect(paid.status).toBe(201);
    expect(paid.body).toMatchObject({ status: 'COMPLETED', payer: { email_address: 'pat@payer.example' } });
    const again = await capture(id);
    expect([again.status, issueOf(again)]).toEqual([422, 'ORDER_ALREADY_CAPTURED']);
    const read = await setting.call('GET', `${ORDERS}/${id}`);
    expect(read.body.purchase_units[0].payments.captures).toHaveLength(1);
  });

  test.each([
    ['10.505', 422, 'DECIMAL_PRECISION'],
    ['0.00', 422, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
    ['-1', 422, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
    ['ten', 400, 'INVALID_PARAMETER_SYNTAX'],
    [10.5, 400, 'INVALID_PARAMETER_SYNTAX'],
    [undefined, 400, 'MISSING_REQUIRED_PARAMETER'],
  ])('of %s is refused', async (value, status, issue) => {
    const refused = await create({ amount: { currency_code: 'USD', value } });
    expect([refused.status, issueOf(refused)]).toEqual([status, issue]);
    expect(refused.body).toMatchObject({ debug_id: refused.headers.get('paypal-debug-id') });
    expect(refused.body.details[0].field).toBe("/purchase_units/@reference_id=='default'/amount/value");
  });

  test('must be well formed', async () => {
    const long = await create({ custom_id: 'x'.repeat(128) });
    expect([issueOf(long), long.body.details[0].field]).toEqual([
      'INVALID_STRING_LENGTH',
      '/purchase_units/0/custom_id',
    ]);
    const yen = await create({ amount: { currency_code: 'XYZ', value: '1.00' } });
    expect(issueOf(yen)).toBe('INVALID_CURRENCY_CODE');
    expect(issueOf(await setting.call('POST', ORDERS, {}))).toBe('MISSING_REQUIRED_PARAMETER');
    expect(issueOf(await setting.call('POST', ORDERS, '{'))).toBe('MALFORMED_REQUEST_JSON');
    const form = await setting.call('POST', ORDERS, 'a=b', { 'content-type': 'text/plain' });
    expect([form.status, form.body.name]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    expect((await setting.call('GET', `${ORDERS}/NONE`)).body.name).toBe('RESOURCE_NOT_FOUND');
  });

  test('adds up', async () => {
    const usd = (value: string) => ({ currency_code: 'USD', value });
    const items = [{ name: 'eSIM', quantity: '2', unit_amount: usd('5.00') }];
    const of = (breakdown: object, more: object = {}) =>
      create({ amount: { ...usd('10.50'), breakdown }, ...more });
    expect((await of({ item_total: usd('10.00'), handling: usd('0.50') }, { items })).status).toBe(201);
    expect(issueOf(await of({ item_total: usd('10.00') }))).toBe('AMOUNT_MISMATCH');
    expect(issueOf(await of({ item_total: usd('10.50') }, { items }))).toBe('ITEM_TOTAL_MISMATCH');
    expect(issueOf(await create({ items }))).toBe('ITEM_TOTAL_REQUIRED');
  });

  test('can be changed until it is captured', async () => {
    const id = await setting.order();
    const path = (field: string) => `/purchase_units/@reference_id=='default'/${field}`;
    const patch = async (...operations: object[]) => setting.call('PATCH', `${ORDERS}/${id}`, operations);
    const done = await patch(
      { op: 'add', path: path('invoice_id'), value: 'S-1' },
      { op: 'replace', path: path('amount'), value: { currency_code: 'USD', value: '12' } },
    );
    expect(done.status).toBe(204);
    const { body } = await setting.call('GET', `${ORDERS}/${id}`);
    expect(body.purchase_units[0]).toMatchObject({ invoice_id: 'S-1', amount: { value: '12.00' } });
    expect(issueOf(await patch({ op: 'add', path: path('invoice_id'), value: 'S-2' }))).toBe(
      'INVALID_PATCH_OPERATION',
    );
    expect(issueOf(await patch({ op: 'replace', path: '/id', value: 'X' }))).toBe('FIELD_NOT_PATCHABLE');
    await approve(id);
    await capture(id);
    expect(issueOf(await patch({ op: 'remove', path: path('invoice_id') }))).toBe('ORDER_ALREADY_COMPLETED');
  });

  test('is gone three hours after it was approved, six after it was made', async () => {
    const [left, approved] = [await setting.order(), await setting.order()];
    await approve(approved);
    await setting.pull('clock', { advance_seconds: 3 * HOUR });
    expect((await capture(approved)).status).toBe(404);
    expect((await setting.call('GET', `${ORDERS}/${left}`)).status).toBe(200);
    await setting.pull('clock', { advance_seconds: 3 * HOUR });
    expect((await setting.call('GET', `${ORDERS}/${left}`)).status).toBe(404);
    await expect(approve(left)).rejects.toThrow(`No order ${left} waits for a payer`);
  });

  test('of an invoice that was paid is not taken again', async () => {
    const second = await setting.order({ invoice_id: 'S-9' });
    await setting.paid('pat', { invoice_id: 'S-9' });
    expect(issueOf(await create({ invoice_id: 'S-9' }))).toBe('DUPLICATE_INVOICE_ID');
    await approve(second);
    expect(issueOf(await capture(second))).toBe('DUPLICATE_INVOICE_ID');
  });

  test('can pay somebody else, where a control says so', async () => {
    await setting.pull('paypal-payee', { merchant_id: 'ANYBDYELSE234' });
    expect((await create()).body.purchase_units[0].payee.merchant_id).toBe('ANYBDYELSE234');
    expect((await create()).body.purchase_units[0].payee.merchant_id).toBe('SANDBXMERCHNT');
  });
});

describe('payers', () => {
  test('Dana is declined until she approves a second time', async () => {
    const id = await setting.order();
    await approve(id, 'dana');
    const declined = await capture(id);
    expect([declined.status, issueOf(declined)]).toEqual([422, 'INSTRUMENT_DECLINED']);
    expect(declined.body.links).toContainEqual({
      href: `${setting.sandbox.origins.paypal}/checkoutnow?token=${id}`,
      rel: 'redirect',
      method: 'GET',
    });
    expect(issueOf(await capture(id))).toBe('INSTRUMENT_DECLINED');
    await approve(id, 'dana');
    expect((await capture(id)).body.status).toBe('COMPLETED');
  });

  test('Erin pays by e-check, which is through after a minute', async () => {
    const held = await setting.paid('erin');
    expect(held).toMatchObject({ status: 'PENDING', status_details: { reason: 'ECHECK' } });
    const order = await setting.call('GET', `${ORDERS}/${held.order}`);
    expect(order.body.status).toBe('COMPLETED');
    await setting.pull('clock', { advance_seconds: 60 });
    const read = await setting.call('GET', `/v2/payments/captures/${held.id}`);
    expect(read.body.status).toBe('COMPLETED');
  });

  test("Bo's e-check bounces after a minute", async () => {
    const held = await setting.paid('bo');
    await setting.pull('clock', { advance_seconds: 60 });
    const read = await setting.call('GET', `/v2/payments/captures/${held.id}`);
    expect(read.body.status).toBe('DECLINED');
  });

  test('a control ends the waiting at once, one way or the other', async () => {
    const [first, second] = [await setting.paid('erin'), await setting.paid('erin')];
    await setting.pull('paypal-capture', { capture: first.id, status: 'COMPLETED' });
    await setting.pull('paypal-capture', { capture: second.id, status: 'DENIED' });
    await setting.pull('clock', { advance_seconds: 60 });
    const { paypal_captures } = await setting.ledger();
    expect(paypal_captures).toMatchObject([{ status: 'COMPLETED' }, { status: 'DECLINED' }]);
    const again = setting.pull('paypal-capture', { capture: first.id, status: 'DENIED' });
    await expect(again).rejects.toThrow('COMPLETED, not PENDING');
  });
});
