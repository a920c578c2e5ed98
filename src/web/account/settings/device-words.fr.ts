import type * as source from './device-words.ts';

/** 'Safari sur iPhone'. */
export const deviceName: typeof source.deviceName = (device) =>
  device === 'An unknown device'
    ? 'Un appareil inconnu'
    : device.replace(/ on (?=[^ ]+(?: [^ ]+)?$)/, ' sur ');
