import type * as source from './device-words.ts';

/** 'Safari (iPhone)': names of systems would have to be declined after a preposition. */
export const deviceName: typeof source.deviceName = (device) =>
  device === 'An unknown device' ? 'Nieznane urządzenie' : device.replace(/ on ([^ ]+(?: [^ ]+)?)$/, ' ($1)');
