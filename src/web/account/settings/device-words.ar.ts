import type * as source from './device-words.ts';

/** 'Safari على iPhone'. */
export const deviceName: typeof source.deviceName = (device) =>
  device === 'An unknown device' ? 'جهاز غير معروف' : device.replace(/ on (?=[^ ]+(?: [^ ]+)?$)/, ' على ');
