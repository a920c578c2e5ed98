import { spaced } from '../../domain/language-words.zh-hans.ts';
import type * as source from './words.ts';

export const commonWords: typeof source.commonWords = {
  tryAgain: '重试',
  pleaseWait: '请稍候…',
  loading: '正在加载…',
  done: '完成',
  close: '关闭',
};

export const copyWords: typeof source.copyWords = {
  copyWhat: (what) => spaced`复制${what}`,
  copied: '已复制',
  copyByHand: '选中并复制',
  copy: '复制',
};
