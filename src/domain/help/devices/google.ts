import { type Device, devicesOf } from './device.ts';
import { deviceNotes } from './words.ts';

/** Pixel phones, oldest first. */
export const GOOGLE: readonly Device[] = devicesOf('Google', [
  ['Pixel 3', deviceNotes.pixel3],
  ['Pixel 3 XL', deviceNotes.pixel3],
  ['Pixel 3a', deviceNotes.pixel3a],
  ['Pixel 3a XL', deviceNotes.pixel3a],
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
