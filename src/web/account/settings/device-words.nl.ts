import type * as source from './device-words.ts';

/** 'Safari op iPhone'. */
export const deviceName: typeof source.deviceName = (device) =>
  device === 'An unknown device'
    ? 'Een onbekend apparaat'
    : device.replace(/ on (?=[^ ]+(?: [^ ]+)?$)/, ' op ');
