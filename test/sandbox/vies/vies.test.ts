import { expect, test } from 'vitest';

import { useStripe } from '../stripe/setting.ts';

const { setting } = useStripe({ anew: true });

const OWN = { requesterMemberStateCode: 'IE', requesterNumber: '1234567A' };

async function ask(vatNumber: string, more: object = OWN) {
  const response = await fetch(`${setting.sandbox.origins.control}/vies/rest-api/check-vat-number`, {
    method: 'POST',
    body: JSON.stringify({ countryCode: 'DE', vatNumber, ...more }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test('a valid number comes with its company, and a consultation number for who names itself', async () => {
  const { status, body } = await ask('123456100');
  expect(status).toBe(200);
  expect(body).toMatchObject({ countryCode: 'DE', vatNumber: '123456100', valid: true });
  expect(body['requestIdentifier']).toMatch(/^WAPIAAAA\d{8}$/);
  expect((await ask('123456100', {})).body['requestIdentifier']).toBe('');
  expect((await ask('123456200')).body).toMatchObject({ valid: false, requestIdentifier: '', name: '---' });
  // Nobody is registered under other numbers.
  expect((await ask('123456789')).body).toMatchObject({ valid: false });
});

test.each([
  ['201', 400, 'INVALID_INPUT'],
  ['202', 400, 'INVALID_REQUESTER_INFO'],
  ['300', 200, 'SERVICE_UNAVAILABLE'],
  ['301', 200, 'MS_UNAVAILABLE'],
  ['302', 200, 'TIMEOUT'],
  ['400', 200, 'VAT_BLOCKED'],
  ['401', 200, 'IP_BLOCKED'],
  ['500', 200, 'GLOBAL_MAX_CONCURRENT_REQ'],
  ['501', 200, 'GLOBAL_MAX_CONCURRENT_REQ_TIME'],
  ['600', 200, 'MS_MAX_CONCURRENT_REQ'],
  ['601', 200, 'MS_MAX_CONCURRENT_REQ_TIME'],
])('a number that ends in %s is answered with %i and %s', async (end, status, error) => {
  expect(await ask(`123456${end}`)).toEqual({
    status,
    body: { actionSucceed: false, errorWrappers: [{ error }] },
  });
});

test('a control changes the answer to a number, until a reset', async () => {
  await setting.pull('vat', { DE123456301: 'VALID' });
  expect((await ask('123456301')).body).toMatchObject({ valid: true });
  await expect(setting.pull('vat', { DE123456301: 'MAYBE' })).rejects.toThrow(/error/);
  await setting.pull('reset', {});
  expect((await ask('123456301')).body).toMatchObject({ actionSucceed: false });
});

test('a question without a number, its faults, and what it does not play', async () => {
  expect((await ask('')).body).toMatchObject({ errorWrappers: [{ error: 'INVALID_INPUT' }] });
  await setting.pull('faults', { party: 'vies', effect: 'cut-before' });
  await expect(ask('123456100')).rejects.toThrow('fetch failed');
  const other = await fetch(`${setting.sandbox.origins.control}/vies/rest-api/check-status`);
  expect([other.status, await other.text()]).toEqual([
    404,
    'The sandbox does not play GET /vies/rest-api/check-status.',
  ]);
});
