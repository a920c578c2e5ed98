import { expect, it } from 'vitest';

import { inAppBrowser } from './in-app-browser.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const PIXEL = 'Mozilla/5.0 (Linux; Android 15; Pixel 9';
const VIEW = `${PIXEL} Build/AP4A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/136.0 Mobile Safari/537.36`;

it.each([
  [`${IPHONE} Mobile/22F76 Instagram 380.0.0.28.85 (iPhone15,2; iOS 18_5; en_US)`, 'Instagram'],
  [`${VIEW} Instagram 380.0.0.47.109 Android`, 'Instagram'],
  [`${IPHONE} Mobile/22F76 Barcelona 380.0.0.28.85 (iPhone15,2; iOS 18_5)`, 'Threads'],
  [`${IPHONE} Mobile/22F76 [FBAN/FBIOS;FBAV/510.0.0.42.109;FBDV/iPhone15,2]`, 'Facebook'],
  [`${VIEW} [FB_IAB/FB4A;FBAV/510.0.0.55.84;]`, 'Facebook'],
  [`${IPHONE} Mobile/22F76 BytedanceWebview/d8a21c6 musical_ly_39.4.0 JsSdk/2.0`, 'TikTok'],
  [`${VIEW} trill_390403 AppName/musical_ly`, 'TikTok'],
  [`${IPHONE} Mobile/22F76 MicroMessenger/8.0.58(0x18003a2b) NetType/WIFI`, 'WeChat'],
  [`${IPHONE} Mobile/22F76 Safari Line/15.8.0`, 'LINE'],
  [`${VIEW} Line/15.8.0/IAB`, 'LINE'],
  [VIEW, 'this app'],
  [`${IPHONE} Version/18.5 Mobile/22F76 Safari/604.1`, null],
  [`${IPHONE} CriOS/136.0 Mobile/22F76 Safari/604.1`, null],
  [`${PIXEL}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Mobile Safari/537.36`, null],
  ['Mozilla/5.0 (X11; Linux x64; Outline/1) AppleWebKit/537.36 Chrome/136.0.0.0 Safari/537.36', null],
])('%s is part of %s', (userAgent, app) => {
  expect(inAppBrowser(userAgent)).toBe(app);
});
