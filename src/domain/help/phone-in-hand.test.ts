import { expect, it } from 'vitest';

import { deviceName, DEVICES } from './find-devices.ts';
import { GALAXY_CODES } from './galaxy-codes.ts';
import { phoneInHand } from './phone-in-hand.ts';

const android = (model: string) =>
  `Mozilla/5.0 (Linux; Android 13; ${model}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/104.0.0.0 Mobile Safari/537.36`;
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0';

it.each([
  ['an iPhone, which hides its model', IPHONE, '', 5, { kind: 'iphone' }],
  ['an iPad, which says that it is a Mac', MAC, '', 5, { kind: 'ipad' }],
  ['a Mac', MAC, '', 0, { kind: 'no_phone' }],
  [
    'a Pixel by its client hint',
    android('K'),
    'Pixel 9 Pro',
    5,
    { kind: 'listed', name: 'Google Pixel 9 Pro', isSome: false },
  ],
  [
    'a Pixel by the old way',
    android('Pixel 3a Build/SP2A'),
    '',
    5,
    { kind: 'listed', name: 'Google Pixel 3a', isSome: true },
  ],
  [
    'a Galaxy by its code',
    android('K'),
    'SM-S928B',
    5,
    { kind: 'listed', name: 'Samsung Galaxy S24 Ultra', isSome: true },
  ],
  ['a Pixel newer than the list', android('K'), 'Pixel 12 Pro', 5, { kind: 'takes', line: 'Google Pixel' }],
  ['a Galaxy newer than the list', android('K'), 'SM-S958B', 5, { kind: 'takes', line: 'Galaxy S' }],
  ['a Fold newer than the list', android('K'), 'SM-F976B', 5, { kind: 'takes', line: 'Galaxy Z Fold' }],
  ['a Pixel without eSIM', android('K'), 'Pixel 2', 5, { kind: 'takes_none', line: 'Google Pixel' }],
  ['a phone whose name is like a Galaxy’s', android('K'), 'S60', 5, { kind: 'android' }],
  ['a phone whose code says nothing', android('K'), '2201123G', 5, { kind: 'android' }],
  ['a phone that says nothing', FIREFOX, '', 5, { kind: 'android' }],
] as const)('knows %s', (_what, userAgent, model, touchPoints, phone) => {
  expect(phoneInHand({ userAgent, model, touchPoints })).toEqual(phone);
});

it('has a code for exactly the Galaxy models on the list', () => {
  const listed = DEVICES.android.filter(({ brand }) => brand === 'Samsung').map(deviceName);
  const coded = new Set(Object.values(GALAXY_CODES).map((model) => `Samsung ${model}`));
  expect([...coded].toSorted()).toEqual(listed.toSorted());
});
