import type * as source from './device-words.ts';

/** 'Safari auf iPhone'. */
export const deviceName: typeof source.deviceName = (device) =>
  device === 'An unknown device'
    ? 'Ein unbekanntes Gerät'
    : device.replace(/ on (?=[^ ]+(?: [^ ]+)?$)/, ' auf ');
