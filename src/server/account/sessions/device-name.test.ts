import { expect, it } from 'vitest';

import { deviceName } from './device-name.ts';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';

it.each([
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${WEBKIT} Version/18.1 Mobile/15E148 Safari/604.1`,
    'Safari on iPhone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${WEBKIT} CriOS/130.0 Mobile/15E148 Safari/604.1`,
    'Chrome on iPhone',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) ${WEBKIT} Version/17.0 Mobile/15E148 Safari/604.1`,
    'Safari on iPad',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.1 Safari/605.1.15`,
    'Safari on macOS',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Safari/537.36 Edg/131.0.0.0`,
    'Microsoft Edge on Windows',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S918B) ${BLINK} SamsungBrowser/26.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${BLINK} Safari/537.36`, 'Chrome on Chromebook'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Linux'],
  ['curl/8.1', 'An unknown device'],
  ['<script>alert(1)</script>', 'An unknown device'],
  ['x'.repeat(16_000), 'An unknown device'],
  ['', 'An unknown device'],
  [null, 'An unknown device'],
])('names %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
