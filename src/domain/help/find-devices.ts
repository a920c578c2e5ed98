import { HUAWEI, MOTOROLA, OPPO, OTHER_BRANDS, SONY, XIAOMI } from './devices/android-makers.ts';
import { IPADS, IPHONES } from './devices/apple.ts';
import type { Device } from './devices/device.ts';
import { GOOGLE } from './devices/google.ts';
import { SAMSUNG } from './devices/samsung.ts';
import { typedModel } from './typed-model.ts';
import { otherBrands } from './words.ts';

/** The two tabs of the Device Compatibility Checker. */
export type DeviceTab = 'iphone' | 'android';

/** Every model known to support eSIM. */
export const DEVICES: Readonly<Record<DeviceTab, readonly Device[]>> = {
  iphone: [...IPHONES, ...IPADS],
  android: [...SAMSUNG, ...GOOGLE, ...HUAWEI, ...OPPO, ...SONY, ...XIAOMI, ...MOTOROLA, ...OTHER_BRANDS],
};

/** 'Samsung Galaxy S24'; a brand that is part of the model is not repeated. */
export function deviceName({ brand, model }: Device): string {
  return brand === 'Apple' || model.startsWith(brand) ? model : `${brand} ${model}`;
}

/**
 * The models of a tab whose brand and model contain the typed text, ignoring case, blanks, hyphens and scripts, in the order of the list:
 * 'z flip 6' is the Z Flip6. Null for empty text: then nothing is listed.
 */
export function findDevices(tab: DeviceTab, typed: string): Device[] | null {
  if (typed.trim() === '') return null;
  const wanted = typedModel(typed);
  return DEVICES[tab].filter(({ brand, model }) => typedModel(`${brand}${model}`).includes(wanted));
}

/* oxlint-disable simport/no-literal-words -- names of makers */
/** Brands with their own heading, and its text; all others are under the last one. */
const HEADINGS: Readonly<Record<string, string>> = {
  Samsung: 'Samsung',
  Google: 'Google Pixel',
  Huawei: 'Huawei',
  Oppo: 'Oppo',
  Sony: 'Sony',
  Xiaomi: 'Xiaomi',
  Motorola: 'Motorola',
};

/* oxlint-enable simport/no-literal-words */

export interface DeviceGroup {
  heading: string;
  devices: Device[];
}

/** Android models by heading, both in the order of the list; a heading without a model is left out. */
export function groupByBrand(devices: readonly Device[]): DeviceGroup[] {
  const groups = new Map<string, Device[]>();
  for (const device of devices) {
    const heading = HEADINGS[device.brand] ?? otherBrands;
    groups.set(heading, [...(groups.get(heading) ?? []), device]);
  }
  return [...groups].map(([heading, grouped]) => ({ heading, devices: grouped }));
}
