import { type Device, devicesOf } from './device.ts';

const CHINA = 'Versions sold in mainland China have no eSIM.';
const CHINA_AND_MOST_OF_HONG_KONG =
  'Versions sold in mainland China have no eSIM, and most of those sold in Hong Kong and Macao have none either.';
const US = `The US version has no SIM tray and uses eSIM only. ${CHINA_AND_MOST_OF_HONG_KONG}`;

/** Every iPhone from XR on, oldest first. */
export const IPHONES: readonly Device[] = devicesOf(
  'Apple',
  [
    'iPhone XR',
    ['iPhone XS', CHINA],
    'iPhone XS Max',
    'iPhone 11',
    'iPhone 11 Pro',
    'iPhone 11 Pro Max',
    ['iPhone SE (2nd generation)', CHINA],
    ['iPhone 12 mini', CHINA],
    'iPhone 12',
    'iPhone 12 Pro',
    'iPhone 12 Pro Max',
    ['iPhone 13 mini', CHINA],
    'iPhone 13',
    'iPhone 13 Pro',
    'iPhone 13 Pro Max',
    ['iPhone SE (3rd generation)', CHINA],
    ['iPhone 14', US],
    ['iPhone 14 Plus', US],
    ['iPhone 14 Pro', US],
    ['iPhone 14 Pro Max', US],
    ['iPhone 15', US],
    ['iPhone 15 Plus', US],
    ['iPhone 15 Pro', US],
    ['iPhone 15 Pro Max', US],
    ['iPhone 16', US],
    ['iPhone 16 Plus', US],
    ['iPhone 16 Pro', US],
    ['iPhone 16 Pro Max', US],
    ['iPhone 16e', US],
  ],
  CHINA_AND_MOST_OF_HONG_KONG,
);

/** iPads by line; only those with a mobile modem. */
export const IPADS: readonly Device[] = devicesOf(
  'Apple',
  [
    'iPad (7th generation or later)',
    'iPad mini (5th generation or later)',
    'iPad Air (3rd generation or later)',
    'iPad Pro 11-inch (all generations)',
    'iPad Pro 12.9-inch (3rd generation or later)',
    'iPad Pro 13-inch (M4 or later)',
  ],
  'Wi‑Fi + Cellular models only. Versions sold in mainland China have no eSIM.',
);
