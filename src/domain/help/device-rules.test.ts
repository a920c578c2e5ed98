import { expect, it } from 'vitest';

import { COMPATIBILITY } from './compatibility.ts';
import { deviceAnswer, deviceAnswerWords } from './device-rules.ts';
import { deviceName, DEVICES, findDevices } from './find-devices.ts';

it.each([
  ['iPhone 17', 'iPhone', 'iPhone XR'],
  ['iphone17 pro max', 'iPhone', 'iPhone XR'],
  ['iPhone 17 Pro', 'iPhone', 'iPhone XR'],
  ['iPhone Air', 'iPhone', 'iPhone XR'],
  ['iPhone 10 R', 'iPhone', 'iPhone XR'],
  ['iPhone SE 2', 'iPhone', 'iPhone XR'],
  ['iphone se 2022', 'iPhone', 'iPhone XR'],
  ['Apple iPhone 13 mini blue 128 GB', 'iPhone', 'iPhone XR'],
  ['iPad 11', 'iPad', 'iPad (7th generation)'],
  ['iPad A16', 'iPad', 'iPad (7th generation)'],
  ['iPad mini 7', 'iPad mini', 'iPad mini (5th generation)'],
  ['iPad mini (A17 Pro)', 'iPad mini', 'iPad mini (5th generation)'],
  ['ipad air m4', 'iPad Air', 'iPad Air (3rd generation)'],
  ['iPad Pro M5', 'iPad Pro', 'iPad Pro 11-inch'],
  ['iPad Pro 13-inch M5', 'iPad Pro', 'iPad Pro 11-inch'],
  ['Pixel 10', 'Google Pixel', 'Pixel 3'],
  ['google pixel 10 pro fold', 'Google Pixel', 'Pixel 3'],
  ['Samsung Galaxy S26 Ultra', 'Galaxy S', 'Galaxy S20'],
  ['galaxy s26', 'Galaxy S', 'Galaxy S20'],
  ['s26', 'Galaxy S', 'Galaxy S20'],
  ['z flip 6', 'Galaxy Z Flip', 'Galaxy Z Flip'],
  ['Galaxy Z Flip 7 FE', 'Galaxy Z Flip', 'Galaxy Z Flip'],
  ['Galaxy Z Fold8', 'Galaxy Z Fold', 'Galaxy Z Fold2'],
  ['fold 8', 'Galaxy Z Fold', 'Galaxy Z Fold2'],
  ['OnePlus 15', 'OnePlus', 'OnePlus 11'],
] as const)('%j takes an eSIM, as every %s since the %s', (typed, line, first) => {
  expect(deviceAnswer(typed)).toMatchObject({ takes: 'yes', line, first });
});

it.each([
  'iPhone 8',
  'iPhone 10',
  'iPhone X',
  'iPhone SE (1st generation)',
  'iphone se 2016',
  'iPad 6',
  'iPad mini 4',
  'iPad Air 2',
  'iPad Pro 10.5',
  'iPad Pro 9.7',
  'Galaxy S10',
  'Pixel 2 XL',
  'Galaxy Note 10',
  'OnePlus 9',
] as const)('%j takes none', (typed) => {
  expect(deviceAnswer(typed)?.takes).toBe('no');
});

it.each([
  'Galaxy S21 FE',
  'Galaxy A26',
  'iPhone SE 64 GB',
  'iPad Pro 12.9 2nd generation',
  'ipad pro 2017',
  'iPad Air 2020',
] as const)('promises nothing of %j, of which only some versions do', (typed) => {
  expect(deviceAnswer(typed)).toEqual({ takes: 'unsure' });
});

it('tells a later one of the same name', () => {
  expect(deviceAnswer('Galaxy S23 FE')?.takes).toBe('yes');
});

it.each([
  'iPhone 99',
  'iphone',
  'Xiaomi 17',
  'Redmi Note 13',
  'OnePlus 13R',
  'Galaxy Tab S9',
  'Nokia 3310',
  '',
])('nothing is said of %j', (typed) => {
  expect(deviceAnswer(typed)).toBeNull();
});

it.each([
  ['iPhone 17', /sold in mainland China have none, except the iPhone Air, .* Hong Kong and Macao/],
  ['iPad mini 7', /without mobile data have none, .* mainland China/],
  ['Pixel 10', /Pixel 3 and 3a sold by some carriers, or in some countries, have none for travel/],
  ['galaxy s26', /older ones from the United States or Korea, may have none/],
  ['OnePlus 15', /sold in mainland China have none/],
] as const)('names the versions for which its yes to %j does not hold', (typed, except) => {
  const answer = deviceAnswer(typed);
  expect(answer && deviceAnswerWords(answer)).toEqual({
    what: 'Yes, if it’s unlocked',
    why: expect.stringMatching(except) as string,
  });
});

it.each([
  ['Pixel 3', /Australia, Taiwan or Japan, and by US carriers other than Sprint and Google Fi/],
  ['iPhone 16 Pro', /^The US version has no SIM tray and uses eSIM only\. .* mainland China/],
  ['Galaxy S22', /United States, Korea/],
] as const)('leaves %j to the list, which knows its versions', (typed, note) => {
  expect(findDevices(typed.startsWith('iPhone') ? 'iphone' : 'android', typed)?.[0]?.note).toMatch(note);
});

it('contradicts neither the lists nor the compatibility questions', () => {
  for (const device of [...DEVICES.iphone, ...DEVICES.android]) {
    const takes = deviceAnswer(deviceName(device))?.takes ?? 'yes';
    expect([device.model, takes]).toEqual([
      device.model,
      device.note === null ? 'yes' : expect.not.stringMatching('no'),
    ]);
  }
  for (const { device, works } of COMPATIBILITY) {
    const answer = deviceAnswer(device);
    if (answer) expect([device, answer.takes]).toEqual([device, works ? 'yes' : 'no']);
  }
});
