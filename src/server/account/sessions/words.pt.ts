import type * as source from './words.ts';

export const deviceWords: typeof source.deviceWords = {
  programOn: (program, device) => `${program} no ${device}`,
  unknown: 'Um aparelho desconhecido',
};
