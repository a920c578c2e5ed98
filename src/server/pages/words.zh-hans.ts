import type * as source from './words.ts';

export const plainWords: typeof source.plainWords = {
  readOnly: '此地址只能读取。',
  impossible: '不可能有这样的地址。',
  broken: '出错了',
  notFound: '未找到',
  busy: '繁忙',
  notDrawn: '未能绘制',
};
