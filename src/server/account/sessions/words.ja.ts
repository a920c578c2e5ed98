import type * as source from './words.ts';

export const deviceWords: typeof source.deviceWords = {
  /** 'iPhoneのSafari'. */
  programOn: (program, device) => `${device}の${program}`,
  unknown: '不明な端末',
};
