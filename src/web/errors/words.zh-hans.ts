import type * as source from './words.ts';

export const pageFailureWords: typeof source.pageFailureWords = {
  title: '此页面没有加载成功',
  text: '我们这边或传输途中出了点问题。你购买的内容不受影响。',
  home: '返回首页',
};

export const brokenPageWords: typeof source.brokenPageWords = {
  title: '此页面没有加载成功',
  description: '加载途中出了点问题。',
};
