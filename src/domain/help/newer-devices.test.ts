import { expect, it } from 'vitest';

import { DEVICES, deviceName } from './find-devices.ts';
import { newerDevice } from './newer-devices.ts';

it.each([
  ['iphone', 'iPhone 17', 'iPhone', 'iPhone XR'],
  ['iphone', 'iphone17 pro max', 'iPhone', 'iPhone XR'],
  ['android', 'Pixel 10', 'Google Pixel', 'Pixel 3'],
  ['android', 'google pixel 10 pro', 'Google Pixel', 'Pixel 3'],
  ['android', 'Samsung Galaxy S26 Ultra', 'Galaxy S', 'Galaxy S20'],
  ['android', 's26', 'Galaxy S', 'Galaxy S20'],
  ['android', 'z flip 8', 'Galaxy Z Flip', 'Galaxy Z Flip3'],
  ['android', 'Galaxy Z Fold8', 'Galaxy Z Fold', 'Galaxy Z Fold2'],
] as const)('on the tab %s, %j is a newer %s', (tab, typed, line, since) => {
  expect(newerDevice(tab, typed)).toMatchObject({ line, since });
});

it.each([
  ['iphone', 'iPhone 8'],
  ['iphone', 'iPhone 10'],
  ['iphone', 'iPhone 99'],
  ['iphone', 'Pixel 10'],
  ['iphone', 'iphone'],
  ['android', 'Galaxy S10'],
  ['android', 'Xiaomi 17'],
  ['android', 'Nokia 3310'],
  ['android', ''],
] as const)('on the tab %s, nothing is said of %j', (tab, typed) => {
  expect(newerDevice(tab, typed)).toBeNull();
});

it('adds a note about the newest listed model', () => {
  expect(newerDevice('iphone', 'iPhone 17')?.note).toContain('mainland China');
  expect(newerDevice('android', 'Pixel 10')?.note).toBeNull();
});

it('says nothing about listed models', () => {
  for (const tab of ['iphone', 'android'] as const)
    for (const device of DEVICES[tab])
      expect([device.model, newerDevice(tab, deviceName(device))]).toEqual([device.model, null]);
});
