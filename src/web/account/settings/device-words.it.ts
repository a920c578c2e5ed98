import type * as source from './device-words.ts';

/** 'Safari su iPhone'. */
export const deviceName: typeof source.deviceName = (device) =>
  device === 'An unknown device'
    ? 'Un dispositivo sconosciuto'
    : device.replace(/ on (?=[^ ]+(?: [^ ]+)?$)/, ' su ');
