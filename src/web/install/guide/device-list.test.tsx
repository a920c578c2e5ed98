import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { DeviceList } from './device-list.tsx';

const shown = (typed: string, tab: 'iphone' | 'android' = 'iphone') =>
  renderToStaticMarkup(<DeviceList tab={tab} typed={typed} />)
    .replaceAll(/<svg.*?<\/svg>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

it.each([
  [' ', 'iphone', /^Start typing your device model to check compatibility$/],
  ['iPhone 15 Pro Max', 'iphone', /^1 device found iPhone 15 Pro Max The US version has no SIM tray/],
  ['iPhone 17', 'iphone', /^Yes, if it’s unlocked Every iPhone since the iPhone XR takes an eSIM\. /],
  ['iPhone 17', 'android', /^Yes, if it’s unlocked Every iPhone/],
  ['iPhone X ', 'iphone', /iPhone XR/],
  ['iPhone 8', 'iphone', /^No The first iPhone with an eSIM is the iPhone XR\.$/],
  [
    'Galaxy S21 FE',
    'android',
    /^Only some versions take one To be sure, look for Add eSIM in its settings\.$/,
  ],
  ['z flip 6', 'android', /^1 device found Samsung Samsung Galaxy Z Flip6 /],
  ['Nokia 3310', 'android', /^No devices found matching your search\.$/],
] as const)('answers %j under %s', (typed, tab, answer) => {
  expect(shown(typed, tab)).toMatch(answer);
});
