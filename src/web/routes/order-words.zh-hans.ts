import { spaced } from '../../domain/language-words.zh-hans.ts';
import type * as source from './order-words.ts';

export const orderWords: typeof source.orderWords = {
  description: '一笔订单及其 eSIM 的专属页面。',
  what: (number, country, isTopUp) => spaced`订单 ${number}，${country}${isTopUp ? '流量' : ' eSIM'}`,
  aside: '订单',
  isPrivate: '任何持有此链接的人都能查看你的订单，请勿外传。',
  missing: {
    title: '未找到订单',
    text: '我们没有找到该订单。请通过确认邮件中的链接打开。',
  },
  help: '获取帮助',
  failed: {
    title: '我们无法加载你的订单',
    text: '你购买的内容不受影响。请检查网络连接后重试。',
  },
  again: '重试',
};
