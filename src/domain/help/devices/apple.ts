import { type Device, devicesOf } from './device.ts';
import { deviceNotes, modelNames } from './words.ts';

/** Every iPhone from XR on, oldest first. */
export const IPHONES: readonly Device[] = devicesOf(
  'Apple',
  [
    'iPhone XR',
    ['iPhone XS', deviceNotes.china],
    'iPhone XS Max',
    'iPhone 11',
    'iPhone 11 Pro',
    'iPhone 11 Pro Max',
    [modelNames.iphoneSe2, deviceNotes.china],
    ['iPhone 12 mini', deviceNotes.china],
    'iPhone 12',
    'iPhone 12 Pro',
    'iPhone 12 Pro Max',
    ['iPhone 13 mini', deviceNotes.china],
    'iPhone 13',
    'iPhone 13 Pro',
    'iPhone 13 Pro Max',
    [modelNames.iphoneSe3, deviceNotes.china],
    ['iPhone 14', deviceNotes.onlyEsim],
    ['iPhone 14 Plus', deviceNotes.onlyEsim],
    ['iPhone 14 Pro', deviceNotes.onlyEsim],
    ['iPhone 14 Pro Max', deviceNotes.onlyEsim],
    ['iPhone 15', deviceNotes.onlyEsim],
    ['iPhone 15 Plus', deviceNotes.onlyEsim],
    ['iPhone 15 Pro', deviceNotes.onlyEsim],
    ['iPhone 15 Pro Max', deviceNotes.onlyEsim],
    ['iPhone 16', deviceNotes.onlyEsim],
    ['iPhone 16 Plus', deviceNotes.onlyEsim],
    ['iPhone 16 Pro', deviceNotes.onlyEsim],
    ['iPhone 16 Pro Max', deviceNotes.onlyEsim],
    ['iPhone 16e', deviceNotes.onlyEsim],
  ],
  deviceNotes.chinaAndHongKong,
);

/** iPads by line; only those with a mobile modem. */
export const IPADS: readonly Device[] = devicesOf('Apple', modelNames.ipads, deviceNotes.ipad);
