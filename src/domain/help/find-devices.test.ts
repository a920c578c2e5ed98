import { describe, expect, it } from 'vitest';

import { COMPATIBILITY } from './compatibility.ts';
import { IPADS, IPHONES } from './devices/apple.ts';
import { deviceName, DEVICES, findDevices, groupByBrand } from './find-devices.ts';

const names = (tab: 'iphone' | 'android', typed: string) => findDevices(tab, typed)?.map(deviceName);

describe('the lists of devices', () => {
  it('have 29 iPhones from XR and 6 iPads', () => {
    expect(IPHONES).toHaveLength(29);
    expect(IPHONES[0]?.model).toBe('iPhone XR');
    expect(IPADS).toHaveLength(6);
  });

  it('list the makers of Android phones in order, others last', () => {
    const brands = [...new Set(DEVICES.android.map(({ brand }) => brand))];
    expect(brands.slice(0, 7)).toEqual(['Samsung', 'Google', 'Huawei', 'Oppo', 'Sony', 'Xiaomi', 'Motorola']);
    expect(brands.slice(7)).toEqual(brands.slice(7).toSorted());
    expect(brands.length).toBeGreaterThan(10);
    expect(DEVICES.android.length).toBeGreaterThan(120);
  });

  it('have headings: seven makers in order, then all other brands', () => {
    const groups = groupByBrand(DEVICES.android);
    expect(groups.map(({ heading }) => heading)).toEqual([
      'Samsung',
      'Google Pixel',
      'Huawei',
      'Oppo',
      'Sony',
      'Xiaomi',
      'Motorola',
      'Other brands',
    ]);
    expect(groups.flatMap(({ devices }) => devices)).toEqual(DEVICES.android);
    const others = new Set(groups.at(-1)?.devices.map(({ brand }) => brand));
    expect(others).toContain('OnePlus');
    expect(others).not.toContain('Motorola');
  });

  it('leave out headings without a model', () => {
    const groups = groupByBrand(findDevices('android', 'pixel 9') ?? []);
    expect(groups.map(({ heading }) => heading)).toEqual(['Google Pixel']);
  });

  it('name each model once', () => {
    const all = [...DEVICES.iphone, ...DEVICES.android];
    expect(new Set(all.map(deviceName)).size).toBe(all.length);
  });
});

describe('looking for a device', () => {
  it('lists nothing before something is typed', () => {
    expect(findDevices('iphone', '')).toBeNull();
    expect(findDevices('android', '  ')).toBeNull();
  });

  it('matches any part of brand and model, in any case', () => {
    expect(names('iphone', 'se (2')).toEqual(['iPhone SE (2nd generation)']);
    expect(names('iphone', 'IPAD MINI')).toEqual(['iPad mini (5th generation or later)']);
    expect(names('android', ' samsung  galaxy s24 u')).toEqual(['Samsung Galaxy S24 Ultra']);
    expect(names('android', 'fairphone 5')).toEqual(['Fairphone 5']);
  });

  it('ignores blanks and hyphens', () => {
    expect(names('android', 'z flip 6')).toEqual(['Samsung Galaxy Z Flip6']);
    expect(names('android', 'galaxy-s24 fe')).toEqual(['Samsung Galaxy S24 FE']);
    expect(names('iphone', 'iphone13mini')).toEqual(['iPhone 13 mini']);
    expect(findDevices('android', '-')).toEqual(DEVICES.android);
  });

  it('searches only its own tab', () => {
    expect(findDevices('android', 'iPhone')).toEqual([]);
    expect(findDevices('iphone', 'Pixel')).toEqual([]);
  });

  it('treats the query as text, never as a pattern', () => {
    expect(findDevices('android', '.*')).toEqual([]);
    expect(names('android', 'S20+')).toEqual(['Samsung Galaxy S20+']);
  });
});

describe('the compatibility questions', () => {
  const listed = new Set([...DEVICES.iphone, ...DEVICES.android].map(deviceName));

  it.each(COMPATIBILITY)('$device: the list agrees', ({ device, works, answer }) => {
    expect(listed.has(device)).toBe(works);
    expect(answer).toMatch(works ? /^Yes\b/ : /^No\b/);
  });

  it('cover models that people mistake for others', () => {
    expect(COMPATIBILITY.filter(({ works }) => works).map(({ device }) => device)).toEqual([
      'Xiaomi 12T Pro',
      'OnePlus 11',
      'OnePlus 12',
      'OnePlus 13',
    ]);
    for (const typed of ['Galaxy S10', 'P40 Pro+']) expect(findDevices('android', typed)).toEqual([]);
    for (const typed of ['iPhone 10', 'iPhone X '])
      expect(names('iphone', typed.trim())).not.toContain(typed.trim());
  });
});
