import { type Device, devicesOf } from './device.ts';

const PIXEL_3 =
  'Versions sold in Australia, Taiwan or Japan, and by US carriers other than Sprint and Google Fi, have no eSIM for travel.';
const PIXEL_3A = 'Versions sold in Japan or by Verizon have no eSIM for travel.';

/** Pixel phones, oldest first. */
export const GOOGLE: readonly Device[] = devicesOf('Google', [
  ['Pixel 3', PIXEL_3],
  ['Pixel 3 XL', PIXEL_3],
  ['Pixel 3a', PIXEL_3A],
  ['Pixel 3a XL', PIXEL_3A],
  'Pixel 4',
  'Pixel 4 XL',
  'Pixel 4a',
  'Pixel 4a (5G)',
  'Pixel 5',
  'Pixel 5a (5G)',
  'Pixel 6',
  'Pixel 6 Pro',
  'Pixel 6a',
  'Pixel 7',
  'Pixel 7 Pro',
  'Pixel 7a',
  'Pixel Fold',
  'Pixel 8',
  'Pixel 8 Pro',
  'Pixel 8a',
  'Pixel 9',
  'Pixel 9 Pro',
  'Pixel 9 Pro XL',
  'Pixel 9 Pro Fold',
  'Pixel 9a',
]);
