import { describe, expect, it } from 'vitest';

import { partyAddress } from './party-address.ts';

describe('the page of an id', () => {
  it.each([
    ['pi_3Qx8mK2eZvKYlo2C1a2b3c4d', 'https://dashboard.stripe.com/payments/pi_3Qx8mK2eZvKYlo2C1a2b3c4d'],
    ['ch_3Qx8mK2e', 'https://dashboard.stripe.com/payments/ch_3Qx8mK2e'],
    ['py_3Qx8mK2e', 'https://dashboard.stripe.com/payments/py_3Qx8mK2e'],
    ['re_3Qx8mK2e', 'https://dashboard.stripe.com/refunds/re_3Qx8mK2e'],
    ['pyr_1Qx8mK2e', 'https://dashboard.stripe.com/refunds/pyr_1Qx8mK2e'],
    ['dp_1Qx8mK2e', 'https://dashboard.stripe.com/disputes/dp_1Qx8mK2e'],
    ['du_1Qx8mK2e', 'https://dashboard.stripe.com/disputes/du_1Qx8mK2e'],
    ['po_1Qx8mK2e', 'https://dashboard.stripe.com/payouts/po_1Qx8mK2e'],
    ['3C679366HH908993F', 'https://www.paypal.com/activity/payment/3C679366HH908993F'],
    ['PP-D-12345', 'https://www.paypal.com/resolutioncenter/view/PP-D-12345'],
    ['PP-R-NMW-10060356', 'https://www.paypal.com/resolutioncenter/view/PP-R-NMW-10060356'],
  ])('%s is in its dashboard', (id, page) => {
    expect(partyAddress(id, true)).toBe(page);
  });

  it('is among the test data where no real money moves', () => {
    expect(partyAddress('pi_3Qx8mK2e', false)).toBe('https://dashboard.stripe.com/test/payments/pi_3Qx8mK2e');
    expect(partyAddress('3C679366HH908993F', false)).toBe(
      'https://www.sandbox.paypal.com/activity/payment/3C679366HH908993F',
    );
  });

  it.each([
    '',
    'pi_',
    'pi_../../logout',
    'pi_3Qx8/../../x',
    'pi_3Qx8?next=//evil.example',
    'pi_3Qx8#x',
    'pi_3Qx8\n',
    ' pi_3Qx8',
    'javascript:alert(1)//pi_3Qx8',
    'https://evil.example/pi_3Qx8',
    'evil_3Qx8mK2e',
    'constructor_3Qx8',
    'to_3Qx8',
    'pi_3Qx8"onclick=alert(1)',
    'pi_пример',
    'UNAUTHORISEDCARDS',
    '3C679366HH908993f',
    'PP-D-1/../..',
    'f9b1c1f0-7e1f-4b1f-9a31-5a3f0a9d3f11',
    `pi_${'a'.repeat(101)}`,
  ])('%j has none', (id) => {
    expect(partyAddress(id, true)).toBeNull();
  });
});
