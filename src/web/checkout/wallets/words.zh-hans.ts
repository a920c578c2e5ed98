import { spaced } from '../../../domain/language-words.zh-hans.ts';
import type * as source from './words.ts';

export const walletWords: typeof source.walletWords = {
  others: '或用其他方式付款',
};

export const sheetWords: typeof source.sheetWords = {
  busy: '另一笔付款正在进行，请等待完成。',
  noAddress: '请在钱包中选择邮箱地址，eSIM 会发送到那里。',
  priceChanged: (now) => `价格现为 ${now}。请关闭此窗口，再次点击按钮。`,
  paidBefore: '这笔订单已付款。请关闭此窗口，不会再扣款。',
  broken: '出错了。请关闭此窗口并重试。',
};

export const expressEndWords: typeof source.expressEndWords = {
  goesTo: (email, isOne) =>
    spaced`${isOne ? '你的 eSIM 会' : '所有 eSIM 都会'}发送到${email ?? '钱包中的邮箱地址'}。`,
  others: '用其他方式付款',
};
