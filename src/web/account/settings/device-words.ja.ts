import type * as source from './device-words.ts';

/** 'iPhoneのSafari'. */
export const deviceName: typeof source.deviceName = (device) =>
  device === 'An unknown device' ? '不明な端末' : device.replace(/^(.+) on (.+)$/, '$2の$1');
