import type * as source from './device-words.ts';

/** 'Safari en iPhone'. */
export const deviceName: typeof source.deviceName = (device) =>
  device === 'An unknown device'
    ? 'Un dispositivo desconocido'
    : device.replace(/ on (?=[^ ]+(?: [^ ]+)?$)/, ' en ');
