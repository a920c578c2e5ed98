import { spaced } from '../../../domain/language-words.zh-hant.ts';
import type * as source from './words.ts';

export const deviceWords: typeof source.deviceWords = {
  /** 'iPhone 上的 Safari'. */
  programOn: (program, device) => spaced`${device}上的${program}`,
  unknown: '未知裝置',
};
