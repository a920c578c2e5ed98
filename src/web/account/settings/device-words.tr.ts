import type * as source from './device-words.ts';

/** 'Safari, iPhone': without a suffix, whose vowels the name of a device would decide. */
export const deviceName: typeof source.deviceName = (device) =>
  device === 'An unknown device' ? 'Bilinmeyen bir cihaz' : device.replace(/ on ([^ ]+(?: [^ ]+)?)$/, ', $1');
