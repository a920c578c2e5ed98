import type * as source from './device-words.ts';

/** 'Safari no iPhone'. */
export const deviceName: typeof source.deviceName = (device) =>
  device === 'An unknown device'
    ? 'Um aparelho desconhecido'
    : device.replace(/ on (?=[^ ]+(?: [^ ]+)?$)/, ' no ');
