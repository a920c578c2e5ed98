import type * as source from './device-words.ts';

/** 'Safari ב-iPhone'. */
export const deviceName: typeof source.deviceName = (device) =>
  device === 'An unknown device' ? 'מכשיר לא מוכר' : device.replace(/ on (?=[^ ]+(?: [^ ]+)?$)/, ' ב-');
