import { spaced } from '../../domain/language-words.zh-hant.ts';
import type * as source from './words.ts';

export const commonWords: typeof source.commonWords = {
  tryAgain: '重試',
  pleaseWait: '請稍候…',
  loading: '正在載入…',
  done: '完成',
  close: '關閉',
};

export const copyWords: typeof source.copyWords = {
  copyWhat: (what) => spaced`複製${what}`,
  copied: '已複製',
  copyByHand: '選取並複製',
  copy: '複製',
};
