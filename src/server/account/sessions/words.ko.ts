import type * as source from './words.ts';

export const deviceWords: typeof source.deviceWords = {
  /** 'iPhone의 Safari'. */
  programOn: (program, device) => `${device}의 ${program}`,
  unknown: '알 수 없는 기기',
};
