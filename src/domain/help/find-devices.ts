import { HUAWEI, MOTOROLA, OPPO, OTHER_BRANDS, SONY, XIAOMI } from './devices/android-makers.ts';
import { IPADS, IPHONES } from './devices/apple.ts';
import type { Device } from './devices/device.ts';
import { GOOGLE } from './devices/google.ts';
import { SAMSUNG } from './devices/samsung.ts';

/** The two tabs of the Device Compatibility Checker. */
export type DeviceTab = 'iphone' | 'android';

/** Every model known to take an eSIM. */
export const DEVICES: Readonly<Record<DeviceTab, readonly Device[]>> = {
  iphone: [...IPHONES, ...IPADS],
  android: [...SAMSUNG, ...GOOGLE, ...HUAWEI, ...OPPO, ...SONY, ...XIAOMI, ...MOTOROLA, ...OTHER_BRANDS],
};

/** 'Samsung Galaxy S24'; a brand that stands in the model already is not said twice. */
export function deviceName({ brand, model }: Device): string {
  return brand === 'Apple' || model.startsWith(brand) ? model : `${brand} ${model}`;
}

/**
 * The models of a tab whose brand and model hold what was typed, whatever its case, blanks and hyphens, in the order of the list:
 * 'z flip 6' is the Z Flip6. Null while nothing is typed: then nothing is listed.
 */
export function findDevices(tab: DeviceTab, typed: string): Device[] | null {
  if (typed.trim() === '') return null;
  const wanted = joined(typed);
  return DEVICES[tab].filter(({ brand, model }) => joined(`${brand}${model}`).includes(wanted));
}

function joined(text: string): string {
  return text.toLowerCase().replaceAll(/[\s\u2010-\u2015-]+/g, '');
}

/** Brands with a heading of their own, as it reads; all others stand under the last one. */
const HEADINGS: Readonly<Record<string, string>> = {
  Samsung: 'Samsung',
  Google: 'Google Pixel',
  Huawei: 'Huawei',
  Oppo: 'Oppo',
  Sony: 'Sony',
  Xiaomi: 'Xiaomi',
  Motorola: 'Motorola',
};
const OTHERS = 'Other brands';

export interface DeviceGroup {
  heading: string;
  devices: Device[];
}

/** Android models under their headings, both in the order of the list; a heading without a model is left out. */
export function groupByBrand(devices: readonly Device[]): DeviceGroup[] {
  const groups = new Map<string, Device[]>();
  for (const device of devices) {
    const heading = HEADINGS[device.brand] ?? OTHERS;
    groups.set(heading, [...(groups.get(heading) ?? []), device]);
  }
  return [...groups].map(([heading, grouped]) => ({ heading, devices: grouped }));
}

/** The month, 'YYYY-MM', in which the oldest entry of a tab was checked: the whole list is at least that fresh. */
export function checkedSince(tab: DeviceTab): string {
  return DEVICES[tab].map(({ checked }) => checked).toSorted()[0] ?? '';
}
