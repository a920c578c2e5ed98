import { runInNewContext } from 'node:vm';

import { expect, test } from 'vitest';

import { WALLET_SCRIPT } from '../../../src/web/browser/wallet-here.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/140 Mobile';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140';
const APPLE = { ApplePaySession: Object };
const PAYS = { PaymentRequest: Object };

function isMarked(userAgent: string, apis: object, localStorage: object): boolean {
  const dataset = {};
  const globals = { navigator: { userAgent }, document: { documentElement: { dataset } }, localStorage };
  runInNewContext(WALLET_SCRIPT, { ...globals, window: apis });
  return 'wallet' in dataset;
}

test.each([
  ['Safari', IPHONE, APPLE, true],
  ['Chrome on a phone', ANDROID, PAYS, true],
  // An app shows pages in one.
  ['a web view, which cannot pay', ANDROID, {}, false],
  ['Chrome on a desk, where few have a card in it', DESKTOP, PAYS, false],
  ['Firefox', DESKTOP, {}, false],
])('a first visit with %s', (_browser, userAgent, apis, isHere) => {
  expect(isMarked(userAgent, apis, {})).toBe(isHere);
});

test('what the checkout found counts more than the kind of browser', () => {
  expect(isMarked(DESKTOP, PAYS, { 'simport.wallet': 'true' })).toBe(true);
  expect(isMarked(IPHONE, APPLE, { 'simport.wallet': 'false' })).toBe(false);
});

test('without a storage there is no mark, and no error', () => {
  const closed = new Proxy(
    {},
    {
      get: () => {
        throw new Error('denied');
      },
    },
  );
  expect(isMarked(IPHONE, APPLE, closed)).toBe(false);
});
