import { spaced } from '../../domain/language-words.zh-hans.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const checkoutWords: typeof source.checkoutWords = {
  title: '安全结账',
  loading: '正在加载安全结账页面…',
  backTo: {
    esims: '我的 eSIM',
    plans: (country) => spaced`${country}套餐`,
  },
};

export const outdatedLinkWords: typeof source.outdatedLinkWords = {
  title: '此链接中的价格已过时。',
  text: (claimed, now) => `链接中的价格是 ${claimed}。套餐现价为 ${now}，总价按现价计算。`,
};

export const checkoutFormWords: typeof source.checkoutFormWords = {
  noCard: '请填写完整的银行卡信息',
  button: (total) => `完成购买 • ${total}`,
  total: (amount) => `总计 ${amount}`,
  busy: '正在处理付款…',
};

export const waitingWords: typeof source.waitingWords = {
  window: '请在 PayPal 窗口中完成付款。如果看不到，它可能在此窗口后面。',
};

export const noticeWords: typeof source.noticeWords = {
  cardFailed: (why) => `购买失败：${why}`,
  failed: (method, why) => (why ? spaced`${method}付款失败：${why}` : spaced`${method}付款失败，请重试。`),
  notCharged: '没有扣款。你填写的内容都还在。',
  kept: '你填写的内容都还在。',
  payByCard: '用银行卡付款',
  otherCard: '换一张银行卡',
  payWith: (method) => spaced`用${method}付款`,
  unsure: '我们无法确认是否已扣款。你可以放心再次付款，同一笔订单绝不会重复扣款。',
  priceChanged: {
    title: '你离开期间，价格有变。',
    text: (was, now) => `原价 ${was}，现为 ${now}。请确认总价。`,
  },
  paidBefore: (esims) => phrase`没有再次扣款。请前往“${esims}”，或付款再买一张。`,
  signInAgain: '重新登录',
  notReady: '付款表单尚未就绪。请稍候再试。',
};
