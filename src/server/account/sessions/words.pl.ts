import type * as source from './words.ts';

export const deviceWords: typeof source.deviceWords = {
  programOn: (program, device) => `${program} (${device})`,
  unknown: 'Nieznane urządzenie',
};
